import { expect, it } from "vitest";
import { categoryRows, drawn, payerRows, rateRows } from "./chart-data";

it("writes months and rates", () => {
  expect(rateRows([{ month: "2026-03", claims: 80, denied: 12, rate: 0.15 }])).toEqual([
    { name: "Mar 2026", value: 15, text: "15%", note: "12 of 80 claims" },
  ]);
});

it("writes payers and categories with their amounts", () => {
  expect(payerRows([{ payer: "Blue", claims: 1, amount: "1200.50" }])).toEqual([
    { name: "Blue", value: 1200.5, text: "$1,200.50", note: "1 claim" },
  ]);
  expect(categoryRows([{ category: null, claims: 2, amount: "0.00" }])[0]?.name).toBe("Not known");
  expect(categoryRows([{ category: "timely_filing", claims: 2, amount: "5.00" }])[0]?.name).toBe(
    "Timely filing",
  );
});

it("draws no more bars than can be read", () => {
  const rows = payerRows(
    Array.from({ length: 20 }, (_, n) => ({ payer: `P${n}`, claims: 1, amount: "1.00" })),
  );
  expect(drawn(rows)).toHaveLength(8);
});
