import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DecisionDetailDto } from "@/lib/domain/case/decision/schema";
import { ReadDecision } from "./read-decision";

const decision = {
  ...{ state: "proposed", appeal: null, candidates: [], too_early: null, problem: null },
  document: { id: "d", filename: "answer.pdf", status: "success", kind: null },
  read: [
    { field: "amount_paid", value: "1184.00", page: 1, quote: "A payment of $1,184.00 will be issued." },
  ],
} as unknown as DecisionDetailDto;
const shown = (more: Partial<DecisionDetailDto> = {}) =>
  renderToStaticMarkup(<ReadDecision decision={{ ...decision, ...more }} />).replaceAll(/<[^>]+>/g, " ");

// Red where a payment that is only promised stood there as "Paid: 1184.00".
it("shows an amount in dollars, and calls a payment that is only promised not paid", () => {
  expect(shown()).toContain("Payment: $1,184.00");
  expect(shown()).not.toContain("Paid:");
});

it("says which appeal it would fit that went out only after the paper's own day", () => {
  expect(shown()).toContain("This paper fits no appeal that was sent.");
  const early = shown({ too_early: "Ada Lane · C-1 · sent 2026-11-28" });
  expect(early).toContain(
    "This paper would fit Ada Lane · C-1 · sent Nov 28, 2026, but its own day is before that.",
  );
  expect(early).not.toContain("fits no appeal");
});
