import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { useAppEnv } from "../support/app-env";
import { patient } from "../support/claims";
import { type TestDatabase, testDatabase } from "../support/database";
import { verifiedAccount } from "../support/verified-account";

let t: TestDatabase;
let ctx: Ctx;
let rows: [string, string];
beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  ({ ctx } = await verifiedAccount(t));
  rows = [await patient(ctx), await patient(ctx)];
});

it("does both of two operations that wait for each other's rows, each once", async () => {
  let inside = 0;
  let begun = 0;
  const both = Promise.withResolvers<void>();
  const rename = operation(
    {
      name: "renameTwo",
      access: "user",
      input: z.object({ first: z.uuid(), second: z.uuid() }),
      summary: "-",
    },
    async (_ctx, { first, second }, tx) => {
      begun += 1;
      const touch = (id: string) =>
        tx.execute(sql`update patients set address_line2 = address_line2 || 'x' where id = ${id}`);
      await touch(first);
      inside += 1;
      if (inside === 2) both.resolve();
      await both.promise;
      await touch(second);
    },
  );
  const [a, b] = rows;
  await Promise.all([rename(ctx, { first: a, second: b }), rename(ctx, { first: b, second: a })]);
  expect(begun, "one of them was ended and begun again").toBe(3);
  const written = await t.admin`select address_line2 as address from patients where id in ${t.admin(rows)}`;
  expect(written.map((row) => String(row.address).match(/x+$/)?.[0])).toEqual(["xx", "xx"]);
});
