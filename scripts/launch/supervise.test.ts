import { expect, it, vi } from "vitest";
import type { Part } from "./part";
import { reasonOf } from "./reason";
import { pauseBefore, supervise } from "./supervise";

type End = { code: number | null; signal: NodeJS.Signals | null };

class FakePart {
  readonly name = "worker";
  wasAskedToStop = false;
  readonly end = Promise.withResolvers<End>();
  readonly ended = this.end.promise;
  constructor(private readonly lines = "") {}
  lastLines() {
    return this.lines;
  }
  kill() {
    this.end.resolve({ code: null, signal: "SIGKILL" });
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

it("starts again what ends, says so in one line, and stops when it is told to", async () => {
  const said: string[] = [];
  const started: FakePart[] = [];
  const supervision = supervise(
    (line) => said.push(line),
    () => 0,
  );
  const launch = () => {
    const part = new FakePart();
    started.push(part);
    return part as unknown as Part;
  };
  supervision.watch(launch);
  supervision.begin();
  started[0]?.kill();
  await vi.waitFor(() => expect(started).toHaveLength(2), 30_000);
  expect(said).toEqual(["worker ended (SIGKILL). Starting it again in 0.0 s."]);
  expect(supervision.parts()).toEqual([started[1]]);
  supervision.end();
  started[1]?.kill();
  await settle();
  expect(started).toHaveLength(2);
});

it("gives up at once on a part that ends at its first start, with its reason and its last lines", async () => {
  const supervision = supervise(() => {});
  const part = new FakePart("write failed: No space left on device");
  supervision.watch(() => part as unknown as Part);
  part.end.resolve({ code: 1, signal: null });
  expect(await supervision.gaveUp).toBe(
    "worker ended (code 1). The disk is full: free some space. Its last lines:\nwrite failed: No space left on device",
  );
});

it("gives up after a bounded number of ends in a row", async () => {
  let started = 0;
  const supervision = supervise(
    () => {},
    () => 0,
  );
  supervision.watch(() => {
    started += 1;
    const part = new FakePart();
    if (started > 1) part.kill();
    else setTimeout(() => part.kill(), 1);
    return part as unknown as Part;
  });
  supervision.begin();
  expect(await supervision.gaveUp).toContain("worker ended 41 times in a row (SIGKILL).");
  expect(started).toBe(41);
});

it("waits longer each time, up to eight seconds", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(pauseBefore)).toEqual([200, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
});

it("knows what a part's last lines show", () => {
  expect(reasonOf("Error: listen EADDRINUSE: address already in use 127.0.0.1:3000")).toContain("port");
  expect(reasonOf("FATAL: sorry, too many clients already")).toContain("no connection left");
  expect(reasonOf("something else")).toBe("");
});
