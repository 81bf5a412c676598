import { describe, expect, test } from "vitest";
import { moveFor } from "@/lib/domain/move/remittance-move";
import { header, interchange, set } from "@/tests/support/era-builder";
import { collectRemittance } from "./collect";
import { type ClaimDenial, denialOf } from "./denial";
import { payerTypeOf } from "./payer-type";

/** The first claim of a payment with these segments after LX. */
async function decide(...segments: string[]) {
  const text = interchange([set("0001", [...header("0"), "LX*1", ...segments])]);
  const { payments } = await collectRemittance([Buffer.from(text)], { today: "2026-03-05" });
  const claim = payments[0]?.claimList[0];
  if (!claim) throw new Error("no claim");
  const denial = denialOf(claim);
  const payer = payerTypeOf(claim.filingCode, "LAKESIDE HEALTH PLAN");
  return { denial, move: moveFor(claim, denial, payer) };
}

const WHO = "NM1*QC*1*OKE*BEN****MI*W2";
const outcome = ({ outcome, deniedAmount, category }: ClaimDenial) => [outcome, deniedAmount, category];

/** One line of 100.00 with nothing paid and one CAS. */
const unpaid = (cas: string, status = "1", filing = "12", ...more: string[]) =>
  decide(`CLP*A*${status}*100*0*0*${filing}*P`, WHO, "SVC*HC:97110*100*0", cas, ...more);

describe("what is a denial", () => {
  test.each([
    ["contract rate", "CAS*CO*45*100"],
    ["deductible", "CAS*PR*1*100"],
    ["coinsurance", "CAS*PR*2*100"],
    ["copay", "CAS*PR*3*100"],
    ["sequestration", "CAS*CO*253*100"],
    ["earlier payer", "CAS*OA*23*100"],
    ["a code with a leading zero", "CAS*CO*045*100"],
    ["a correction", "CAS*CR*50*100"],
    ["capitation", "CAS*CO*24*100"],
  ])("%s is none", async (_, cas) => {
    const { denial } = await unpaid(cas);
    expect(outcome(denial)).toEqual(["not_denied", 0, null]);
  });

  test("status 4 without a denying code is none, but is shown for review", async () => {
    const { denial, move } = await unpaid("CAS*CO*45*100", "4");
    expect(outcome(denial)).toEqual(["not_denied", 0, null]);
    expect(denial.review).toMatch(/marked this claim as denied/);
    expect(move.move).toBe("none");
  });

  test.each(["1", "2", "3", "4"])("status %s with a denying code is one", async (status) => {
    const { denial } = await unpaid("CAS*CO*197*100", status);
    expect(outcome(denial)).toEqual(["denied", 10000, "authorization"]);
  });

  test("capitation denies only where the payer says so", async () => {
    expect(outcome((await unpaid("CAS*CO*24*100", "4")).denial)).toEqual(["denied", 10000, "other"]);
  });

  test("a reduction that depends is a denial only where nothing was paid", async () => {
    expect(outcome((await unpaid("CAS*CO*59*100")).denial)).toEqual(["denied", 10000, "coding"]);
    const paid = await decide("CLP*A*1*100*60*0*12*P", WHO, "SVC*HC:97110*100*60", "CAS*CO*59*40");
    expect(outcome(paid.denial)).toEqual(["not_denied", 0, null]);
  });

  test("a code that is not in our list is a denial only where nothing was granted", async () => {
    expect(outcome((await unpaid("CAS*CO*P24*100")).denial)).toEqual(["denied", 10000, "other"]);
    const shared = await unpaid("CAS*CO*P24*40**", "1", "12", "CAS*PR*1*60");
    expect(outcome(shared.denial)).toEqual(["not_denied", 0, null]);
  });

  test("what is taken and given back is netted", async () => {
    const { denial } = await unpaid("CAS*CO*97*100**97*-100**45*100");
    expect(outcome(denial)).toEqual(["not_denied", 0, null]);
  });

  test("a claim partly at the deductible is denied in part, though nothing was paid", async () => {
    const { denial } = await decide(
      ...["CLP*A*1*100*0*60*12*P", WHO],
      ...["SVC*HC:97110*60*0", "CAS*PR*1*60", "SVC*HC:97140*40*0", "CAS*CO*97*40"],
    );
    expect(outcome(denial)).toEqual(["partially_denied", 4000, "coding"]);
    expect(denial.lines).toEqual([{ line: 2, deniedAmount: 4000, category: "coding" }]);
  });

  test("amounts of a category are summed before the largest is chosen", async () => {
    const { denial } = await decide(
      ...["CLP*A*1*130*0*0*12*P", WHO],
      ...["SVC*HC:1*60*0", "CAS*CO*50*60", "SVC*HC:2*40*0", "CAS*CO*4*40", "SVC*HC:3*30*0", "CAS*CO*11*30"],
    );
    expect(denial.category).toBe("coding");
    expect([denial.lead?.reason, denial.lead?.line]).toEqual(["4", 2]);
    expect(denial.summary).toBe(
      "The payer denied $130.00 of $130.00. CO-50, $60.00 on line 1: Payer says the service was not medically necessary. CO-4, $40.00 on line 2: Modifier missing or does not fit the procedure. CO-11, $30.00 on line 3: Diagnosis does not support the procedure billed.",
    );
  });

  test("a named category goes before other when they tie", async () => {
    const { denial } = await decide(
      ...["CLP*A*1*80*0*0*12*P", WHO],
      ...["SVC*HC:1*40*0", "CAS*CO*A1*40", "SVC*HC:2*40*0", "CAS*CO*29*40"],
    );
    expect(denial.category).toBe("timely_filing");
  });
});

describe("the right move", () => {
  test.each([
    ["missing data", "CAS*CO*16*100", "12", "LQ*HE*M76", "corrected_claim"],
    ["unprocessable", "CAS*CO*16*100", "MB", "LQ*HE*MA130", "corrected_claim"],
    ["missing record behind 16", "CAS*CO*16*100", "12", "LQ*HE*M127", "send_records"],
    ["primary's explanation of benefits", "CAS*CO*252*100", "12", "LQ*HE*N4", "bill_right_payer"],
    ["records asked for", "CAS*CO*252*100", "12", "LQ*HE*N706", "send_records"],
    ["request for records unanswered", "CAS*CO*50*100", "MB", "LQ*HE*56900", "send_records"],
    ["duplicate", "CAS*CO*18*100", "12", null, "corrected_claim"],
    ["other payer first", "CAS*CO*22*100", "12", null, "bill_right_payer"],
    ["wrong payer", "CAS*CO*109*100", "MB", null, "bill_right_payer"],
    ["coverage ended", "CAS*CO*27*100", "12", null, "bill_right_payer"],
    ["late, commercial", "CAS*CO*29*100", "12", null, "appeal"],
    ["late, Medicare", "CAS*CO*29*100", "MB", null, "write_off"],
    ["medical necessity", "CAS*CO*50*100", "12", "LQ*HE*N115", "appeal"],
    ["authorization", "CAS*CO*197*100", "12", null, "appeal"],
    ["authorization for another service", "CAS*CO*284*100", "12", null, "corrected_claim"],
    ["bundled", "CAS*CO*97*100", "12", null, "corrected_claim"],
    ["not covered, patient's", "CAS*PR*96*100", "12", "LQ*HE*N130", "bill_patient"],
    ["not covered, provider's", "CAS*CO*96*100", "12", null, "appeal"],
    ["out of network", "CAS*PR*242*100", "12", null, "appeal"],
    ["not payable under the contract", "CAS*CO*256*100", "12", null, "write_off"],
    ["passed on", "CAS*OA*B11*100", "MB", null, "none"],
    ["unknown code", "CAS*CO*P99*100", "12", null, "appeal"],
  ])("%s", async (_, cas, filing, remark, expected) => {
    const { move } = await unpaid(cas, "1", filing, ...(remark ? [remark] : []));
    expect(move.move).toBe(expected);
    for (const text of [move.why, move.steps, move.source]) expect(text).not.toBe("");
  });

  test("no appeal rights after MA130 and Medicare's timely filing", async () => {
    const unprocessable = await unpaid("CAS*CO*16*100", "1", "MB", "LQ*HE*MA130");
    expect(unprocessable.move).toMatchObject({ move: "corrected_claim", appealPossible: false });
    expect(unprocessable.move.steps).not.toMatch(/reopening/);
    const late = await unpaid("CAS*CO*29*100", "1", "MB");
    expect(late.move).toMatchObject({ appealPossible: false, source: "42 CFR 424.44(b)" });
    expect((await unpaid("CAS*CO*29*100")).move.appealPossible).toBe(true);
  });

  test("Medicare's clerical errors go to a reopening, TRICARE's appeals need the patient", async () => {
    const mended = (await unpaid("CAS*CO*4*100", "1", "MB")).move;
    expect(mended.move).toBe("reopening");
    expect(mended.steps).toMatch(/clerical error reopening/);
    expect((await unpaid("CAS*CO*50*100", "1", "CH")).move.needs.join(" ")).toMatch(/written appointment/);
  });

  test("the patient's share goes to the next payer first when the claim was passed on", async () => {
    const claim = ["CLP*A*19*100*80*20*MB*P", WHO, "SVC*HC:1*100*80", "CAS*PR*2*20"];
    expect((await decide(...claim)).move.move).toBe("none");
    expect((await decide(...claim.map((text) => text.replace("*19*", "*1*")))).move.move).toBe(
      "bill_patient",
    );
  });
});
