/** Stands for `free-memory.ts` (`jobs-here.ts`): a small process frees its memory in no time, one that holds a whole lane in half a second. */
export const freeMemory = async (): Promise<void> => {};
