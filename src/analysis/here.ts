import type { Platform } from './tournament/platform.js';

/** The platform on which this runs. */
export const platformHere = async (): Promise<Platform> => (await import('#platform')).platform;
