export { _SHA256 } from '@noble/hashes/sha2.js';
