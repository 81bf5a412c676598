import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

/** Gives back the bytes of finished work: left to itself, the runtime keeps more of them than the limit has room for. */
export async function freeMemory(): Promise<void> {
  // What just ended is still held by the turn of the event loop it ended in.
  await setImmediate();
  collect();
}
