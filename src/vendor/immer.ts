export { Immer } from 'immer';
