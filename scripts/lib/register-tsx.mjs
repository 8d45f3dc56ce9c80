// Makes a thread of Node run TypeScript: tsx by itself does so in the main thread only.
import { register } from 'tsx/esm/api';

register();
