/** How often a message is tried, and how many seconds lie between one try and the next: some eleven hours in all. */
export const TRIES = 7;
export const WAITS = [300, 600, 1800, 3600, 7200, 28_800] as const;

/** A try that was begun and left no word is begun again after this time. */
export const LEASE_SECONDS = 300;
