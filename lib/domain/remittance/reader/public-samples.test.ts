import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { claimLine, type EraTruth, problemLine } from "@/tests/support/era-truth";
import { previewRemittance } from "./preview";

/** Public sample files are kept beside the project, not in it. */
const FOLDER = fileURLToPath(new URL("../../../../../shared/samples/era/", import.meta.url));

const PROFEE: EraTruth = {
  status: "read",
  total: "45.75",
  claims: [
    "PATIENT ACCOUNT NUMBER | 1000210000000030 | 1 | 34.25 | 34.25 | 0.00 | SUBMITTED FIRST SUBMITTED LAST |  | - | none",
    "PATIENT ACCOUNT NUMBER | 1000220000000020 | 2 | 34.00 | 0.00 | 0.00 | SUBMITTED FIRST SUBMITTED LAST | line1 CO-29 12.00; line2 CO-29 22.00 | timely_filing | appeal",
    "PATIENT ACCOUNT NUMBER | 1000230000000020 | 2 | 34.25 | 11.50 | 0.00 | SUBMITTED FIRST SUBMITTED LAST | line3 CO-251 2.75; line4 CO-251 20.00 | documentation | send_records",
  ],
};

/** Worked out by hand from the files. */
const TRUTH: Record<string, EraTruth> = {
  "lfh-cob-contractural-adjustment.835": {
    status: "read",
    total: "34.00",
    claims: [
      "0001000055 | 50650619501 | 2 | 541.00 | 34.00 | 0.00 | RAYMOND W BURCK | line1 OA-23 516.00; line1 OA-94 -9.00 | - | none",
    ],
  },
  "lfh-managed-care.835": {
    status: "flagged",
    total: "945.00",
    claims: [
      "5554555444 | 94060555410000 | 1 | 800.00 | 450.00 | 300.00 | WILLIAM BUDD | CO-A2 50.00; line1 PR-1 300.00 | - | bill_patient",
      "8765432112 | 94077799230000 | 1 | 1200.00 | 495.00 | 600.00 | SUSAN SETTLE | CO-A2 55.00; line1 PR-1 600.00; line1 CO-45 50.00 | - | bill_patient",
    ],
    problems: ["date @4"],
  },
  "lfh-medicare-part-a.835": {
    status: "read",
    total: "150000.00",
    claims: [
      "666123 | 1999999444444 | 1 | 211366.97 | 138018.40 | 0.00 | SAM O JONES | CO-45 73348.57 | - | none",
      "777777 | 1999999444445 | 1 | 15000.00 | 11980.33 | 0.00 | LIZ E BORDER | CO-45 3019.67 | - | none",
    ],
  },
  "lfh-secondary-payment.835": {
    status: "read",
    total: "1222.00",
    claims: [
      "L0004828311 | 05090256390 | 2 | 10323.64 | 912.00 | 0.00 | WILLIAM P TOWNSEND | OA-23 9411.64 | - | none",
      "0001000053 | 05630626430 | 2 | 751.50 | 310.00 | 220.00 | ANGI BAKI | line1 OA-23 136.50; line2 PR-1 150.00; line2 PR-2 70.00; line2 CO-42 85.00 | - | bill_patient",
    ],
  },
  "lfh-tertiary-payment.835": {
    status: "flagged",
    total: "187.50",
    claims: [
      "0001000054 | 50580155533 | 3 | 1766.50 | 187.50 | 0.00 | ELLIS E ISLAND | line1 OA-23 1579.00 | - | none",
    ],
    problems: ["procedure @20"],
  },
  "pyx12-835_mult_loops.835": {
    status: "read",
    total: "0.00",
    claims: [
      "2005555A | 4276512332 | 4 | 915.39 | 0.00 | 0.00 | JOHANN S BACH | line1 CO-16 500.04; line2 OA-A7 127.80; line3 OA-A7 287.55 | billing | corrected_claim",
    ],
  },
  "tp-multi-line-not-delimited.835": PROFEE,
  "tp-profee.835": PROFEE,
};

describe("public samples (skipped where ../shared/samples/era is absent)", () => {
  test.skipIf(!existsSync(FOLDER)).each(Object.entries(TRUTH))("%s", async (name, truth) => {
    const bytes = readFileSync(`${FOLDER}${name}`);
    const preview = await previewRemittance(() => [bytes], { today: "2026-03-05" });
    expect(preview.claims.map(claimLine)).toEqual(truth.claims);
    expect(preview.problems.map(problemLine)).toEqual(truth.problems ?? []);
    expect([preview.status, preview.payment_total]).toEqual([truth.status, truth.total]);
  });
});
