import { deflateRawSync } from 'node:zlib';

/** The address under which the page with all games opens a record. */
export const recordHash = (record: object, seats: readonly string[]): string =>
  `#/record?seats=${seats.join(',')}&data=${deflateRawSync(JSON.stringify(record)).toString('base64url')}`;
