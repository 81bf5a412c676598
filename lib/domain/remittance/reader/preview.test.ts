import { describe, expect, test } from "vitest";
import { AMOUNT_FILES, DECISION_FILES } from "@/tests/support/era-claim-files";
import { BROKEN_FILES, ENVELOPE_FILES } from "@/tests/support/era-files";
import { claimLine, problemLine } from "@/tests/support/era-truth";
import { previewRemittance } from "./preview";

const TODAY = { today: "2026-03-05" };
const FILES = [...ENVELOPE_FILES, ...BROKEN_FILES, ...AMOUNT_FILES, ...DECISION_FILES];

const inPieces = (bytes: Buffer, size: number) =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));

describe("generated files", () => {
  test.each(FILES)("$name", async ({ bytes, truth }) => {
    const preview = await previewRemittance(() => [bytes], TODAY);
    expect(preview.claims.map(claimLine)).toEqual(truth.claims);
    expect(preview.problems.map(problemLine)).toEqual(truth.problems ?? []);
    expect([preview.status, preview.payment_total]).toEqual([truth.status, truth.total]);
  });

  test.each(FILES)("$name, in small pieces", async ({ bytes }) => {
    const whole = await previewRemittance(() => [bytes], TODAY);
    expect(await previewRemittance(() => inPieces(bytes, bytes.length > 10_000 ? 997 : 1), TODAY)).toEqual(
      whole,
    );
  });

  test("every position is the byte where its segment begins", async () => {
    for (const { bytes } of FILES) {
      const { problems } = await previewRemittance(() => [bytes], TODAY);
      for (const { position } of problems) {
        if (!/^[A-Z]\w+$/.test(position?.id ?? "") || !position) continue;
        expect(bytes.subarray(position.byte, position.byte + position.id.length).toString()).toBe(
          position.id,
        );
      }
    }
  });
});

test("payer, payee and payment of a file", async () => {
  const { bytes } = ENVELOPE_FILES[0] ?? { bytes: Buffer.alloc(0) };
  const { claims, ...summary } = await previewRemittance(() => [bytes], TODAY);
  expect(summary).toEqual({
    status: "read",
    payer_name: "LAKESIDE HEALTH PLAN",
    payee_npi: "1234567893",
    payee_tin: "123456789",
    payment_total: "80.00",
    claim_count: 1,
    problems: [],
    payments: [
      {
        payment: 1,
        payer_name: "LAKESIDE HEALTH PLAN",
        payee_name: "HARBOR PHYSICAL THERAPY",
        payee_npi: "1234567893",
        payee_tin: "123456789",
        payment_total: "80.00",
        payment_date: "2026-03-02",
        trace_number: "EFT1",
        version: "005010X221A1",
        test: false,
        complete: true,
        balanced: true,
        claim_count: 1,
        provider_adjustments: [],
      },
    ],
  });
  expect(claims[0]?.lines).toEqual([
    {
      line: 1,
      procedure_code: "97110",
      modifiers: ["GP"],
      submitted_procedure_code: null,
      revenue_code: null,
      units: 2,
      charge: "120.00",
      paid: "80.00",
      allowed: "100.00",
      denied: "0.00",
      service_from: "2026-01-05",
      service_to: "2026-01-05",
      control_number: null,
      remarks: [],
      proposed_category: null,
    },
  ]);
});

test("a denied claim carries its words, its move and an estimated deadline", async () => {
  const { bytes } = DECISION_FILES[1] ?? { bytes: Buffer.alloc(0) };
  const [claim] = (await previewRemittance(() => [bytes], TODAY)).claims;
  expect(claim?.denial).toEqual({
    outcome: "denied",
    amount: "150.00",
    summary:
      "The payer denied $150.00 of $150.00. CO-50, $150.00 on line 1: Payer says the service was not medically necessary. Remark N115: Decided under a local coverage determination.",
    review: null,
  });
  expect(claim?.appeal_deadline?.date).toBe("2026-08-29");
  expect(claim?.appeal_deadline?.basis).toMatch(/180 days.*; estimated, confirm on the notice\.$/);
});
