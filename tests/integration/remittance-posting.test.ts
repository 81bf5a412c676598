import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { applyRemittance } from "@/lib/domain/remittance/posting/apply";
import { account } from "../support/account";
import { useAppEnv } from "../support/app-env";
import { type TestDatabase, testDatabase } from "../support/database";
import { AMOUNT_FILES, DECISION_FILES } from "../support/era-claim-files";
import { BROKEN_FILES, ENVELOPE_FILES, type EraFile } from "../support/era-files";
import { checksums, imported, posted } from "../support/remittance";

/** Public sample files are kept beside the project, not in it. */
const SAMPLES = fileURLToPath(new URL("../../../shared/samples/era/", import.meta.url));

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
  useAppEnv(t);
});

type Row = {
  number: string;
  payer: string;
  charge: string | null;
  paid: string | null;
  share: string | null;
  name: string;
  category: string | null;
  move: string;
};

/** The practice's claims as the database holds them, in the order of the payer's numbers. */
async function onFile(practiceId: string): Promise<Row[]> {
  return t.admin<Row[]>`
    select c.claim_number as number, c.payer_claim_number as payer,
           to_char(c.total_charges / 100.0, 'FM999999990.00') as charge,
           to_char(c.total_paid_amount / 100.0, 'FM999999990.00') as paid,
           to_char(c.patient_responsibility / 100.0, 'FM999999990.00') as share,
           concat_ws(' ', p.first_name, nullif(p.middle_name, ''), p.last_name) as name,
           c.denial_category as category, c.right_move as move
      from claims c join patients p on p.id = c.patient_id
     where c.practice_id = ${practiceId} order by c.payer_claim_number, c.claim_number`;
}

/** The files' invented names are two plain words in capitals. */
const readable = (name: string) => name.replace(/\B[A-Z]+/g, (rest) => rest.toLowerCase());

/** What the hand-written truth says of claims that are one decision each, as `onFile` shows them. */
function expected(claims: string[]): Row[] {
  return claims
    .map((line) => line.split(" | ").map((part) => part.trim()))
    .map(([number, payer, , charge, paid, share, name, , category, move]) => ({
      number: number as string,
      payer: payer as string,
      charge: charge === "?" ? null : (charge as string),
      paid: paid === "?" ? null : (paid as string),
      share: share === "?" ? null : (share as string),
      name: readable(name as string),
      category: category === "-" ? null : (category as string),
      move: move as string,
    }))
    .sort((a, b) => (a.payer < b.payer ? -1 : a.payer > b.payer ? 1 : 0));
}

/** Files whose decisions follow on each other, or name nobody, are looked at one by one further down. */
const plain = ({ truth }: EraFile) =>
  truth.claims.every((line) => !line.includes("| 22 |") && !line.startsWith(" |"));

describe("generated files, each trap once", () => {
  const files = [...ENVELOPE_FILES, ...BROKEN_FILES, ...AMOUNT_FILES, ...DECISION_FILES].filter(plain);

  it("are many", () => expect(files.length).toBeGreaterThan(15));

  it.each(files.map((file) => [file.name, file] as const))("%s", async (_name, file) => {
    const { ctx } = await account(t.db);
    const kept = await imported(ctx, file.bytes);
    if (file.truth.status === "unreadable") {
      expect(kept.state).toBe("unreadable");
      await expect(applyRemittance(ctx, kept.id, { createMissing: true })).rejects.toThrow(
        "Nothing in this file",
      );
      return;
    }
    const answer = await applyRemittance(ctx, kept.id, { createMissing: true });
    expect(await onFile(ctx.practiceId)).toEqual(expected(file.truth.claims));
    expect(answer).toMatchObject({
      created: file.truth.claims.length,
      updated: 0,
      conflicts: 0,
      unmatched: 0,
    });
    const before = await checksums(t.admin, ctx.practiceId);
    const again = await applyRemittance(ctx, kept.id, { createMissing: true });
    expect(again).toMatchObject({
      created: 0,
      updated: 0,
      conflicts: 0,
      unchanged: file.truth.claims.length,
    });
    expect(await checksums(t.admin, ctx.practiceId)).toEqual(before);
  });
});

/** Each file's claims by hand: number, charge, paid, patient's share, status, category, move. */
const PUBLIC: Record<string, string[]> = {
  "lfh-cob-contractural-adjustment.835": ["0001000055 541.00 34.00 0.00 paid - none"],
  "lfh-managed-care.835": [
    "5554555444 800.00 450.00 300.00 paid - bill_patient",
    "8765432112 1200.00 495.00 600.00 paid - bill_patient",
  ],
  "lfh-medicare-part-a.835": [
    "666123 211366.97 138018.40 0.00 paid - none",
    "777777 15000.00 11980.33 0.00 paid - none",
  ],
  "lfh-secondary-payment.835": [
    "L0004828311 10323.64 912.00 0.00 paid - none",
    "0001000053 751.50 310.00 220.00 paid - bill_patient",
  ],
  "lfh-tertiary-payment.835": ["0001000054 1766.50 187.50 0.00 paid - none"],
  "tp-profee.835": [
    "PATIENT ACCOUNT NUMBER 34.25 34.25 0.00 paid - none",
    "PATIENT ACCOUNT NUMBER 34.00 0.00 0.00 denied timely_filing appeal",
    "PATIENT ACCOUNT NUMBER 34.25 11.50 0.00 partially_paid documentation send_records",
  ],
};

describe.skipIf(!existsSync(SAMPLES))("public samples", () => {
  it.each(Object.keys(PUBLIC))("%s", async (name) => {
    const { ctx } = await account(t.db);
    await posted(ctx, readFileSync(`${SAMPLES}${name}`), { createMissing: true });
    const rows = await t.admin`
      select concat_ws(' ', claim_number, to_char(total_charges / 100.0, 'FM999999990.00'),
               to_char(total_paid_amount / 100.0, 'FM999999990.00'),
               to_char(patient_responsibility / 100.0, 'FM999999990.00'),
               status, coalesce(denial_category, '-'), right_move) as said
        from claims where practice_id = ${ctx.practiceId} order by payer_claim_number`;
    expect(rows.map(({ said }) => said)).toEqual(PUBLIC[name]);
  });
});
