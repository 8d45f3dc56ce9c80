import { testLaws } from './catalogue.js';

await testLaws(import.meta.url);
