import { expect, it } from "vitest";
import { connect, sendForBytes, sendPrepared, transact } from "@/db/client";
import { testDatabase } from "../support/database";

// Seen red: messages handed on in the memory that the next read fills; no more room made for a message than it had at first.

const t = await testDatabase();
const KB = 1024;
/** Shorter than a read, about one, longer than one, and longer than what is set aside for a message at first. */
const LENGTHS = [10, 8 * KB - 40, 64 * KB, 256 * KB - 6, 300 * KB, 1024 * KB - 7, 3_000 * KB];
const WORD = "select repeat($1, $2::int) as word, n::int from generate_series(1, $3::int) n";

it("brings answers of any length whole, over several connections at once", async () => {
  const db = connect(t.appUrl, { max: 6 });
  try {
    const asked = LENGTHS.flatMap((length) => ["a", "b", "é"].map((letter) => ({ letter, length })));
    const found = await Promise.all(
      asked.map(({ letter, length }) =>
        transact(db, (tx) => sendPrepared<{ word: string; n: number }>(tx, WORD, [letter, length, 3])),
      ),
    );
    for (const [place, { letter, length }] of asked.entries()) {
      const rows = found[place] ?? [];
      expect(rows.map(({ n }) => n)).toEqual([1, 2, 3]);
      expect(rows.every(({ word }) => word === letter.repeat(length))).toBe(true);
    }
  } finally {
    await db.$client.end();
  }
});

it("keeps bytes that are passed on as they came, whatever comes after", async () => {
  const db = connect(t.appUrl, { max: 2 });
  try {
    const ask = (letter: string, length: number) =>
      transact(db, (tx) => sendForBytes(tx, WORD, [letter, length, 1]));
    for (const length of [10, 2_000, 60 * KB, 300 * KB]) {
      const first = await ask("a", length);
      for (let n = 0; n < 4; n += 1) await ask("b", length);
      expect(first[0]?.[0]?.equals(Buffer.from("a".repeat(length)))).toBe(true);
      expect(String(first[0]?.[1])).toBe("1");
    }
  } finally {
    await db.$client.end();
  }
});
