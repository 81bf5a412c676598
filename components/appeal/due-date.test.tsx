import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AppealRowDto } from "@/lib/domain/appeal/dashboard/schema";
import { DueOfAppeal } from "./due-date";

const DRAFT = {
  ...{ due: null, clock: null, due_certain: false, payers_turn: false },
  ...{ status: "draft", appeal_stage: "written", appeal_deadline: "2026-12-02" },
} as AppealRowDto;
const said = (more: Partial<AppealRowDto>) =>
  renderToStaticMarkup(<DueOfAppeal appeal={{ ...DRAFT, ...more }} today="2026-11-29" />);

it("shows what the notice states of a draft that no date was counted for", () => {
  expect(said({})).toContain("3 days left");
  expect(said({ due: "2026-12-01", clock: "appeal" })).toContain("2 days left");
});

it("says until when to ask a payer whose turn it is", () => {
  const asked = said({ due: "2026-12-28", clock: "follow_up", payers_turn: true, status: "sent" });
  expect(asked).toContain("Payer&#x27;s turn, ask by <span");
});

// Red where the draft of a closed case went on warning of its last day.
it("warns of nothing once the case is closed, or the appeal was sent", () => {
  expect(said({ appeal_stage: "closed" })).not.toContain("left");
  expect(said({ status: "sent", appeal_stage: "with_payer" })).not.toContain("left");
});
