import { describe, expect, it } from "vitest";
import { reportFor, statusFor } from "../gateway/claim-statuses";
import { isAskedFor } from "../gateway/scope";
import { foldName, samePatient } from "./match";
import { addPayment, paidInAll } from "./nets";
import { orderOf } from "./order";
import { ownerOf } from "./ownership";

describe("what a claim was paid in all", () => {
  type Step = [payer: string, order: string, amount: number];
  const FIRST: Step = ["first|", "2026-03-02/1", 8000];
  const TAKEN_BACK: Step = ["first|", "2026-05-01/9", -8000];
  const ANEW: Step = ["first|", "2026-05-01/9", 10_000];
  const SECOND: Step = ["second|", "2026-04-01/2", 1500];
  const paid = (steps: readonly Step[], entered: number | null = null) => {
    const nets = {};
    for (const [place, [key, order, amount]] of steps.entries()) {
      addPayment(nets, key, { amount, order, entered: place === 0 ? entered : null });
    }
    return paidInAll(nets);
  };
  it.each<[string, Step[], number | null, number]>([
    ["the first payment", [FIRST], null, 8000],
    ["a second payer's", [FIRST, SECOND], null, 9500],
    ["a reversal", [FIRST, TAKEN_BACK], null, 0],
    ["its correction", [FIRST, TAKEN_BACK, ANEW], null, 10_000],
    ["a reversal of what only a person entered", [TAKEN_BACK], 10_000, 2000],
    ["a reversal of what nobody entered", [TAKEN_BACK], null, 0],
    ["what was taken back before it came", [TAKEN_BACK, ANEW, FIRST], null, 10_000],
    ["the same, entered by a person before", [TAKEN_BACK, ANEW, FIRST], 8000, 10_000],
    ["a reversal behind another payer's payment", [SECOND, TAKEN_BACK, ANEW], null, 11_500],
  ])("%s", (_what, steps, entered, net) => expect(paid(steps, entered)).toBe(net));

  it("is the same in any order", () => {
    const orders = permutations([FIRST, SECOND, TAKEN_BACK, ANEW]);
    expect(orders).toHaveLength(24);
    for (const steps of orders) expect(paid(steps)).toBe(11_500);
  });
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one, place) => permutations(all.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}

it("puts decisions in the order of payments, of payers, and of what replaces what", () => {
  const at = (decidedOn: string | null, statusCode: string, kind: "original" | "reversal" | "correction") =>
    orderOf({ decidedOn, claim: { statusCode, kind } } as unknown as Parameters<typeof orderOf>[0]);
  const inOrder = [
    at("2026-03-02", "1", "original"),
    at("2026-03-02", "2", "original"),
    at("2026-03-02", "3", "original"),
    at("2026-03-02", "22", "reversal"),
    at("2026-03-03", "1", "original"),
  ];
  expect(inOrder.toSorted()).toEqual(inOrder);
  expect(at("2026-03-02", "1", "correction")).toBe(at("2026-03-02", "22", "reversal"));
  expect(at(null, "1", "original")).toBeNull();
});

describe("names as payers write them", () => {
  const ours = { last: foldName("Muñoz-Ortega"), first: foldName("María José") };
  it.each([
    ["MUNOZ ORTEGA", "MARIA JOSE", true],
    ["MUNOZ", "MARIA", true],
    ["ORTEGA", "MAR", true],
    ["MUNOZ ORTEGA", "PEDRO", false],
    ["MARSH", "MARIA", false],
    [null, null, true],
  ])("%s, %s", (last, first, same) => expect(samePatient(ours, { last, first })).toBe(same));
});

describe("whose payment it is", () => {
  const own = { tins: new Set(["123456789"]), npis: new Set(["1234567893"]) };
  const nobody = { tins: new Set<string>(), npis: new Set<string>() };
  it.each([
    ["12-3456789", null, own, "ours"],
    // The same person bills for two practices.
    ["999999999", "1234567893", own, "foreign"],
    [null, "1234567893", own, "ours"],
    [null, "1999999984", own, "foreign"],
    [null, null, own, "unknown"],
    ["123456789", "1234567893", nobody, "unknown"],
  ] as const)("tax id %s, NPI %s", (tin, npi, numbers, owner) => {
    expect(ownerOf({ tin, npi }, numbers)).toBe(owner);
  });
});

describe("what a refresh asked for", () => {
  const file = {
    payerName: "LAKESIDE HEALTH PLAN",
    firstPaymentOn: "2026-03-02",
    lastPaymentOn: "2026-03-02",
    arrivedOn: "2026-11-20",
    summary: { payments: [{ payerIdentifier: "1512345678" }] },
  };
  const dates = { startDate: "2026-03-01", endDate: "2026-03-31" };
  it.each([
    ["a commercial payer", { payerId: "87726", ...dates }, true],
    ["every payer", { payerId: "all", ...dates }, true],
    ["Medicare", { payerId: "03432", ...dates }, false],
    ["other dates", { payerId: "87726", startDate: "2026-04-01", endDate: "2026-04-30" }, false],
    ["the day it came", { payerId: "87726", startDate: "2026-11-01", endDate: "2026-11-20" }, true],
  ])("%s", (_what, asked, yes) => expect(isAskedFor(file, asked)).toBe(yes));
});

describe("claim statuses (277)", () => {
  it.each([
    ["A1", null],
    ["A2", "in_process"],
    ["A3", "rejected"],
    ["A7", "rejected"],
    ["P5", "in_process"],
    ["R3", "pending"],
    ["F2", "in_process"],
    ["E0", null],
    ["D0", null],
  ])("%s", (category, status) => expect(statusFor(category)).toBe(status));

  it("belong to the claim whose number they name", () => {
    const report = {
      category: "P1",
      payerClaimNumber: "P-9",
      ourClaimNumber: "A1",
      serviceOn: null,
      charge: null,
    };
    expect(reportFor({ claimNumber: "A1", payerClaimNumber: "" }, [report])).toBe(report);
    expect(reportFor({ claimNumber: "A2", payerClaimNumber: "p9" }, [report])).toBe(report);
    expect(reportFor({ claimNumber: "A2", payerClaimNumber: "" }, [report])).toBeNull();
    const nameless = { ...report, payerClaimNumber: null, ourClaimNumber: null };
    expect(reportFor({ claimNumber: "A2", payerClaimNumber: "" }, [nameless])).toBe(nameless);
    expect(reportFor({ claimNumber: "A2", payerClaimNumber: "" }, [nameless, nameless])).toBeNull();
  });
});
