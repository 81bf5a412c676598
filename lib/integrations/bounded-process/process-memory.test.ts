import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { memoryOf } from "./process-memory";

const TAKES_60_MB = "const kept = Buffer.alloc(60e6, 1); setInterval(() => kept, 1e3); console.log('there')";
/** A process whose child takes the memory. */
const BY_ITS_CHILD = `
  const { spawn } = require("node:child_process");
  spawn(process.execPath, ["-e", ${JSON.stringify(TAKES_60_MB)}], { stdio: ["ignore", "inherit", "ignore"] });
  setInterval(() => {}, 1e3);
  process.on("SIGTERM", () => { process.exit(0); });
`;

describe("the memory of a process", () => {
  it("holds its children's, and is not known once it has ended", async () => {
    const alone = spawn(process.execPath, ["-e", TAKES_60_MB], { stdio: ["ignore", "pipe", "ignore"] });
    const above = spawn(process.execPath, ["-e", BY_ITS_CHILD], {
      stdio: ["ignore", "pipe", "ignore"],
      detached: true,
    });
    await Promise.all([once(alone.stdout, "data"), once(above.stdout, "data")]);
    const ofOne = (await memoryOf(alone.pid ?? 0)()) ?? 0;
    const ofTwo = (await memoryOf(above.pid ?? 0)()) ?? 0;
    process.kill(-(above.pid ?? 0), "SIGKILL");
    alone.kill("SIGKILL");
    await Promise.all([once(alone, "close"), once(above, "close")]);
    expect(ofOne).toBeGreaterThan(60e6);
    // The process above has the some 40 MB of a Node that does nothing beside the child's.
    expect(ofTwo - ofOne).toBeGreaterThan(20e6);
    expect(await memoryOf(alone.pid ?? 0)()).toBeUndefined();
  });

  it("finds a child that was started after the first look", async () => {
    const LATER = `process.stdin.once("data", () => { ${BY_ITS_CHILD} }); console.log("up")`;
    const above = spawn(process.execPath, ["-e", LATER], {
      stdio: ["pipe", "pipe", "ignore"],
      detached: true,
    });
    await once(above.stdout, "data");
    const memory = memoryOf(above.pid ?? 0);
    const before = (await memory()) ?? 0;
    above.stdin.write("go\n");
    await once(above.stdout, "data");
    const after: number[] = [];
    for (let n = 0; n < 4; n += 1) after.push((await memory()) ?? 0);
    process.kill(-(above.pid ?? 0), "SIGKILL");
    await once(above, "close");
    expect(Math.max(...after) - before).toBeGreaterThan(60e6);
  });
});
