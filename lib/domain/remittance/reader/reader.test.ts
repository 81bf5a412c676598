import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { header, interchange, plainClaim, set } from "@/tests/support/era-builder";
import { AMOUNT_FILES, DECISION_FILES } from "@/tests/support/era-claim-files";
import { BROKEN_FILES, ENVELOPE_FILES } from "@/tests/support/era-files";
import { collectRemittance } from "./collect";
import type { RemittanceClaim } from "./model";
import { PROBLEMS } from "./problem";
import { readRemittance } from "./reader";

const TODAY = { today: "2026-03-05" };

async function read(...segments: string[]) {
  const text = interchange([set("0001", [...header("80"), ...segments])]);
  const { payments, problems } = await collectRemittance([Buffer.from(text)], TODAY);
  const [payment] = payments;
  if (!payment) throw new Error("no payment");
  return { payment, claims: payment.claimList, problems };
}

async function readClaim(...segments: string[]): Promise<RemittanceClaim> {
  const { claims } = await read("LX*1", ...segments);
  if (!claims[0]) throw new Error("no claim");
  return claims[0];
}

describe("claim loop", () => {
  test("people of a claim", async () => {
    const claim = await readClaim(
      "CLP*A1*1*80*80*0*12*P1*11*7",
      "NM1*QC*1*LIMA*ANA*B**JR*MI*W1",
      "NM1*IL*1*LIMA*PETER****MI*S9",
      "NM1*74*1*LIMAS*****C*W2",
      "NM1*82*1*ROE*RITA****XX*1234567893",
      "NM1*TT*2*NEXT PLAN*****PI*N1",
      "NM1*PR*2*FIRST PLAN*****PI*F1",
    );
    expect(claim.patient).toEqual({
      last: "LIMA",
      first: "ANA",
      middle: "B",
      suffix: "JR",
      idQualifier: "MI",
      id: "W1",
    });
    expect(claim.subscriber?.id).toBe("S9");
    expect(claim.corrected).toMatchObject({ last: "LIMAS", first: null, id: "W2" });
    expect(claim.rendering?.id).toBe("1234567893");
    expect([claim.crossoverPayer?.last, claim.priorityPayer?.last]).toEqual(["NEXT PLAN", "FIRST PLAN"]);
    expect([claim.facilityCode, claim.frequencyCode]).toEqual(["11", "7"]);
  });

  test("references, dates, amounts, quantities and contacts of a claim", async () => {
    const claim = await readClaim(
      "CLP*A1*1*80*80*0*12*P1",
      "NM1*QC*1*LIMA*ANA",
      "MOA***MA01*N115*M25",
      "REF*1L*GROUP 7",
      "REF*EA*CHART 5",
      "DTM*232*20260105",
      "DTM*233*20260107",
      "DTM*050*20260110",
      "DTM*036*20251231",
      "PER*CX*CALL CENTER*TE*8005550100*FX*8005550101",
      "AMT*AU*80",
      "QTY*CA*2",
    );
    expect(claim).toMatchObject({
      remarks: ["MA01", "N115", "M25"],
      references: [
        { qualifier: "1L", value: "GROUP 7" },
        { qualifier: "EA", value: "CHART 5" },
      ],
      serviceFrom: "2026-01-05",
      serviceTo: "2026-01-07",
      receivedOn: "2026-01-10",
      coverageExpired: "2025-12-31",
      amounts: [{ qualifier: "AU", amount: 8000 }],
      quantities: [{ qualifier: "CA", quantity: 2 }],
    });
    expect(claim.contacts).toEqual([
      {
        role: "CX",
        name: "CALL CENTER",
        numbers: [
          { qualifier: "TE", value: "8005550100" },
          { qualifier: "FX", value: "8005550101" },
        ],
      },
    ]);
  });

  test("inpatient remarks stand at five places of MIA", async () => {
    const empty = (from: number, to: number) => Array.from({ length: to - from + 1 }, () => "");
    const mia = ["MIA", "1", ...empty(2, 4), "M25", ...empty(6, 19), "N115", "N706", "M127", "MA01", "999"];
    const claim = await readClaim("CLP*A1*1*80*80*0*MA*P1", "NM1*QC*1*LIMA*ANA", mia.join("*"));
    expect(claim.remarks).toEqual(["M25", "N115", "N706", "M127", "MA01"]);
  });

  test("a line with everything", async () => {
    const claim = await readClaim(
      "CLP*A1*1*100*80*0*12*P1",
      "NM1*QC*1*LIMA*ANA",
      "SVC*HC:97112:GP:59:KX:XU*100*80*0420*1.5*HC:97110:GP*2",
      "DTM*150*20260105",
      "DTM*151*20260106",
      "CAS*CO*45*20*0.5",
      "REF*6R*LINE-7",
      "REF*LU*11",
      "AMT*B6*80",
      "QTY*ZK*1",
      "LQ*HE*M25",
      "LQ*HE*N115",
      "LQ*RX*70",
    );
    expect(claim.lines[0]).toMatchObject({
      procedure: { qualifier: "HC", code: "97112", modifiers: ["GP", "59", "KX", "XU"] },
      submitted: { qualifier: "HC", code: "97110", modifiers: ["GP"] },
      revenueCode: "0420",
      charge: 10000,
      paid: 8000,
      units: 1.5,
      submittedUnits: 2,
      allowed: 8000,
      serviceFrom: "2026-01-05",
      serviceTo: "2026-01-06",
      controlNumber: "LINE-7",
      adjustments: [{ group: "CO", reason: "45", amount: 2000, quantity: 0.5 }],
      remarks: ["M25", "N115"],
    });
  });

  test("a correction is told from another claim with the same number", async () => {
    const line = (n: number) => [`SVC*HC:97110*${n}*${n}`];
    const { claims } = await read(
      ...["LX*1", "CLP*A1*22*-10*-10*0*12*P1", "NM1*QC*1*LIMA*ANA****MI*W1", ...line(-10)],
      ...["CLP*A1*1*45*45*0*12*P2", "NM1*QC*1*OKE*BEN****MI*W2", ...line(45)],
      ...["CLP*A1*1*45*45*0*12*P3", "NM1*QC*1*LIMA*ANA****MI*W1", ...line(45)],
    );
    expect(claims.map(({ kind }) => kind)).toEqual(["reversal", "original", "correction"]);
  });

  test("problems name their claim and set its flags", async () => {
    const { claims, problems } = await read(
      ...plainClaim("A1", "P1").slice(0, -3),
      ...plainClaim("A2", "P2"),
    );
    expect(claims.map(({ flags }) => flags)).toEqual([["line_balance", "claim_balance"], []]);
    expect(problems.map(({ code, claim, payment }) => [code, payment, claim])).toEqual([
      ["line_balance", 1, 1],
      ["claim_balance", 1, 1],
      ["payment_balance", 1, null],
    ]);
    expect(problems[0]?.message).toBe(
      "Line 1 does not balance: charge $120.00 less adjustments $0.00 is $120.00, but $80.00 was paid (difference -$40.00).",
    );
  });

  test("incomplete adjustments are flagged and unknown segments skipped", async () => {
    const { claims, problems } = await read(
      "LX*1",
      "CLP*A1*1*80*80*0*12*P1",
      "NM1*QC*1*LIMA*ANA",
      "CAS*CO*45",
      "CAS*CO",
      "CAS**45*0",
      "XYZ*1",
    );
    expect(problems.map(({ code, position }) => `${code} @${position?.segment}`)).toEqual([
      "adjustment @13",
      "adjustment @14",
      "adjustment @15",
      "out_of_place @16",
    ]);
    expect(claims[0]?.adjustments.map(({ reason, amount }) => [reason, amount])).toEqual([
      ["45", null],
      ["45", 0],
    ]);
  });
});

describe("payment", () => {
  test("payee by TIN, with dashes, and a debit", async () => {
    const text = interchange([set("0001", [...header("80"), ...plainClaim("A1", "P1")])])
      .replace("XX*1234567893", "FI*12-3456789")
      .replace("REF*TJ*123456789", "REF*HPI*1234567893")
      .replace("BPR*I*80*C", "BPR*I*80*D");
    const { payments } = await collectRemittance([Buffer.from(text)], TODAY);
    expect(payments[0]?.header.payee).toMatchObject({ tin: "123456789", npi: "1234567893" });
    expect(payments[0]).toMatchObject({ header: { amount: -8000 }, balanced: false });
  });

  test("provider adjustments", async () => {
    const { payment } = await read(
      ...plainClaim("A1", "P1"),
      "PLB*1234567893*20261231*WO:OLD 77*30**0*72*-30",
    );
    expect(payment.providerAdjustments.map(({ position, ...rest }) => rest)).toEqual([
      { provider: "1234567893", fiscalDate: "2026-12-31", reason: "WO", reference: "OLD 77", amount: 3000 },
      { provider: "1234567893", fiscalDate: "2026-12-31", reason: "", reference: null, amount: 0 },
      { provider: "1234567893", fiscalDate: "2026-12-31", reason: "72", reference: null, amount: -3000 },
    ]);
    expect(payment.balanced).toBe(true);
  });

  test("the same payment in another file and with other separators has the same hash", async () => {
    const segments = set("0001", [...header("80"), ...plainClaim("A1", "P1")]);
    const other = set("0044", [...header("80"), ...plainClaim("A1", "P1")]);
    const hashes = await Promise.all(
      [
        interchange([segments]),
        interchange([other], { element: "|", terminator: "!", control: "000000777" }),
      ].map(async (text) => (await collectRemittance([Buffer.from(text)], TODAY)).payments[0]?.contentHash),
    );
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(hashes[1]).toBe(hashes[0]);
    const { payment } = await read(...plainClaim("A1", "P9"));
    expect(payment.contentHash).not.toBe(hashes[0]);
  });

  test("missing parts of the header are named", async () => {
    const text = interchange([set("0001", plainClaim("A1", "P1"))]);
    const { problems } = await collectRemittance([Buffer.from(text)], TODAY);
    expect(problems.map(({ message }) => message)).toEqual([
      "The payment (BPR) is missing.",
      "The check or EFT number (TRN02) is missing.",
      "The payer's name (N1*PR) is missing.",
      "The payee's name (N1*PE) is missing.",
    ]);
  });
});

describe("whatever the content", () => {
  const good = [...ENVELOPE_FILES, ...AMOUNT_FILES, ...DECISION_FILES, ...BROKEN_FILES]
    .map(({ bytes }) => bytes)
    .filter(({ length }) => length > 0 && length < 10_000);

  test("damaged bytes never throw, and every problem is of the closed set", async () => {
    const damage = fc.record({
      file: fc.constantFrom(...good),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
      from: fc.nat(400),
      until: fc.nat(2000),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ file, changes, from, until }) => {
        const bytes = Buffer.from(file);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        const cut = Buffer.concat([bytes.subarray(0, until), bytes.subarray(until + (from % 50))]);
        const { problems, payments } = await collectRemittance([cut], TODAY);
        for (const { code } of problems) expect(PROBLEMS).toHaveProperty(code);
        for (const { claimTotal } of payments) expect(Number.isSafeInteger(claimTotal)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("random bytes never throw", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        const { payments } = await collectRemittance([bytes], TODAY);
        expect(payments).toEqual([]);
      }),
    );
  });

  test("problems beyond the limit are counted, not listed", async () => {
    const claims = Array.from({ length: 50 }, (_, n) => plainClaim(`A${n}`, `P${n}`).slice(0, -3));
    const text = interchange([set("0001", [...header("4000"), ...claims.flat()])]);
    const { problems } = await collectRemittance([Buffer.from(text)], { ...TODAY, maxProblems: 10 });
    expect(problems).toHaveLength(11);
    expect(problems.at(-1)).toMatchObject({
      code: "more_problems",
      message: "90 further problems of the same kinds are not listed.",
    });
  });

  test("claims come out while the file is still coming in", async () => {
    let handed = 0;
    function* source() {
      const text = interchange([
        set("0001", [...header("160"), ...plainClaim("A1", "P1"), ...plainClaim("A2", "P2")]),
      ]);
      for (const line of text.split(/(?<=~\n)/)) {
        handed += 1;
        yield Buffer.from(line);
      }
    }
    for await (const event of readRemittance(source(), TODAY)) {
      if (event.type !== "claim") continue;
      // The second LX closes the first claim: segment 19 of 30.
      expect(handed).toBe(19);
      break;
    }
  });
});
