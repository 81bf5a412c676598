import { beforeAll, expect, it } from "vitest";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { verifiedAccount } from "../support/verified-account";
import { waitFor } from "../support/wait";

let t: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
  ({ ctx } = await verifiedAccount(t));
});

it.each(["letter_generations", "letter_versions"])(
  "shows a letter together with its writing when it is finished while %s are read",
  async (table) => {
    const { id: appealId } = await createAppeal(ctx, { patient_name: "Ann Early", claim_number: "A-1" });
    await requestLetter(ctx, { appealId, model: "deepseek-r1" });
    const reading = await t.admin.begin(async (tx) => {
      await tx`lock table ${tx(table)} in access exclusive mode`;
      const begun = getAppeal(ctx, { appealId });
      begun.catch(() => {});
      await waitFor(async () => {
        const waiting = await tx`select 1 from pg_locks where not granted and relation = ${table}::regclass
          and database = (select oid from pg_database where datname = current_database())`;
        return waiting.length > 0;
      });
      await tx`insert into letter_versions
        (practice_id, appeal_id, version, content, content_format, sha256, origin, generation_id, created_by)
        select practice_id, appeal_id, 1, 'To the plan', 'markdown', '-', 'generated', id, requested_by
        from letter_generations where appeal_id = ${appealId}`;
      await tx`update letter_generations set state = 'done' where appeal_id = ${appealId}`;
      return { begun };
    });
    const { letter, generation } = await reading.begun;
    expect({ done: generation?.status === "done", letter: letter !== null }).toEqual({
      done: false,
      letter: false,
    });
    const after = await getAppeal(ctx, { appealId });
    expect(after).toMatchObject({ generation: { status: "done" }, letter: { content: "To the plan" } });
  },
);
