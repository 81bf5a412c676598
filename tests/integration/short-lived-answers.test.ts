import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { inPractice, inPracticeAtOnce, sendForBytes } from "@/db/client";
import { testDatabase } from "../support/database";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as (how: { type: "minor" }) => void;

const BYTES = 100_000;
const LISTS = 60;

it.each([
  ["inPractice", inPractice],
  ["inPracticeAtOnce", inPracticeAtOnce],
])("lets the bytes of an answer go with the next short collection: %s", async (_, within) => {
  const { db } = await testDatabase();
  const list = () =>
    within(db, { practiceId: null }, async (tx) => {
      const [row] = await sendForBytes(tx, `select repeat('x', ${BYTES})`, []);
      return { results: row?.[0] };
    });
  const held = () => {
    collect({ type: "minor" });
    return process.memoryUsage().arrayBuffers;
  };
  await list();
  const before = held();
  for (let n = 0; n < LISTS; n += 1) {
    const { results } = await list();
    expect(results?.length).toBe(BYTES);
    // As a server's memory is collected between calls: what outlives two of these is kept until the whole heap is looked through.
    if (n % 10 === 9) held();
  }
  expect(held() - before).toBeLessThan((LISTS * BYTES) / 3);
});
