import { expect, it } from "vitest";
import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { createAppeal } from "@/lib/domain/appeal/mutations";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { requestSending } from "@/lib/domain/delivery/request";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { useAppEnv } from "../support/app-env";
import { testDatabase } from "../support/database";
import { overrides } from "../support/gate";
import { startOpenAiServer } from "../support/openai-server";
import { startResendServer } from "../support/resend-server";
import { uploadOf } from "../support/upload";
import { verifiedAccount } from "../support/verified-account";
import { waitFor } from "../support/wait";
import { WHOLE } from "../support/whole";
import { TestWorker } from "../support/worker";

const APPEALS = WHOLE ? 10 : 4;
const KILLS = WHOLE ? 20 : 6;
const SAMPLE = "tests/fixtures/denials/denial-02.pdf";
const BODY = `### Why the denial is wrong

The services were ordered by the treating therapist and documented at each visit, and the plan's reason does not
answer the record. We ask that the claim be processed again on the papers enclosed with this letter.

### What we ask

- Reverse the denial and pay the claim in full.
- Tell us the clinical criteria that were used.`;

/**
 * R1: the worker is killed at random moments while appeals are read, written and mailed through services that
 * count what really happened.
 */
it("loses nothing and repeats nothing when the worker is killed again and again", {
  timeout: 1_500_000,
}, async () => {
  const t = await testDatabase();
  const mail = await startResendServer();
  const model = await startOpenAiServer([{ text: BODY, pieces: 12, pieceDelayMs: 25 }]);
  const settings = useAppEnv(t, {
    APP_MODE: "production",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: mail.url,
    MODEL_GPT_4O_BASE_URL: model.baseUrl,
    MODEL_GPT_4O_API_KEY: "key",
    MODEL_GPT_4O_NAME: "stand-in",
    WORKER_CONCURRENCY: "4",
  });
  const { ctx, input } = await verifiedAccount(t);
  const ids: string[] = [];
  for (let i = 0; i < APPEALS; i++) {
    const appeal = await createAppeal(ctx, {});
    await uploadAppealDocuments(ctx, { appealId: appeal.id }, [await uploadOf(SAMPLE)]);
    ids.push(appeal.id);
  }

  const worker = new TestWorker(settings);
  await worker.start();
  const appeals = Promise.all(ids.map((id, index) => takeThrough(id, index)));
  // Looked at when the killing is over; until then a rejection is not "unhandled".
  appeals.catch(() => {});

  async function takeThrough(id: string, index: number) {
    await requestExtraction(ctx, { appealId: id });
    const read = await waitFor(
      async () => {
        const appeal = await getAppeal(ctx, { appealId: id });
        return appeal.extraction.state === "done" ? appeal : null;
      },
      { forMs: 1_440_000 },
    );
    expect(read.documents).toMatchObject([{ ocr_status: "success", ocr_error: null }]);
    await requestLetter(ctx, { appealId: id, model: "gpt-4o" });
    const letter = await waitFor(
      async () => {
        const appeal = await getAppeal(ctx, { appealId: id });
        return appeal.generation?.status === "done" || appeal.generation?.status === "failed" ? appeal : null;
      },
      { forMs: 1_440_000 },
    );
    expect(letter.generation).toMatchObject({ status: "done", error: null });
    const order = { method: "email" as const, to: `payer${index}@example.com`, again: false, overrides };
    // The double click: both calls answer the same delivery.
    const [first, second] = await Promise.all([
      requestSending(ctx, { appealId: id, ...order }),
      requestSending(ctx, { appealId: id, ...order }),
    ]);
    expect(second.id).toBe(first.id);
    return waitFor(
      async () => {
        const appeal = await getAppeal(ctx, { appealId: id });
        return appeal.status === "sent" ? appeal : null;
      },
      { forMs: 1_440_000 },
    );
  }

  let kills = 0;
  while (kills < KILLS) {
    await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 1_500));
    await worker.kill();
    kills += 1;
    await worker.start();
  }
  const done = await appeals;
  await worker.stop();

  expect(done).toHaveLength(APPEALS);
  for (const appeal of done) {
    expect(appeal.claim_number).toBe("EFKQ2T7XX00");
    expect(appeal.letter).toMatchObject({ version: 1, engine: "gpt-4o" });
    expect(appeal.deliveries).toHaveLength(1);
    expect(appeal.deliveries[0]).toMatchObject({ state: "sent" });
  }
  const versions = await t.admin`select appeal_id, count(*)::int as n from letter_versions group by 1`;
  expect(versions.map((row) => row.n)).toEqual(Array(APPEALS).fill(1));
  const expected = [input.email, ...ids.map((_, i) => `payer${i}@example.com`)];
  expect(mail.sent.map((one) => one.to[0]).sort()).toEqual(expected.sort());
  await mail.close();
  await model.close();
});
