import { describe, expect, it } from "vitest";
import { reportFor, statusFor } from "../gateway/claim-statuses";
import { isAskedFor } from "../gateway/scope";
import { foldName, samePatient } from "./match";
import { netOf } from "./net-paid";
import { ownerOf } from "./ownership";

const of = (kind: "original" | "reversal" | "correction") =>
  ({ claim: { kind } }) as unknown as Parameters<typeof netOf>[2];

describe("what a claim was paid in all", () => {
  it.each([
    ["the first payment", null, null, "original", 8000, 8000],
    ["a second payer's", 8000, 8000, "original", 1500, 9500],
    ["a reversal", 8000, 8000, "reversal", -8000, 0],
    ["its correction", 0, 0, "correction", 10_000, 10_000],
    ["a reversal of what only a person entered", null, 10_000, "reversal", -8000, 2000],
    ["a reversal of what nobody entered", null, null, "reversal", -8000, 0],
  ] as const)("%s", (_what, before, entered, kind, paid, net) => {
    expect(netOf(before, entered, of(kind), paid)).toBe(net);
  });
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
    createdAt: new Date("2026-11-20T10:00:00Z"),
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
