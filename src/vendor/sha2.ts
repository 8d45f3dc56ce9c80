export { _SHA256, sha256 } from '@noble/hashes/sha2.js';
export { bytesToHex, isBytes, utf8ToBytes } from '@noble/hashes/utils.js';
