import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DenialFacts } from "@/components/claim/claim-facts";
import type { AppealOfClaimDto } from "@/lib/domain/appeal/schema";
import type { ClaimDto, DenialDetailsDto } from "@/lib/domain/claim/schema";
import { ClaimBanner } from "./claim-banner";

const denial = {
  ...{ denial_date: "2026-10-23", denial_category: "timely_filing", denial_summary: "Filed late." },
  ...{
    appeal_deadline: "2026-12-02",
    deadline_estimated: true,
    deadline_basis: "180 days",
    historical: false,
  },
  ...{ appeal_deadline_passed: false, can_appeal: false, requires_correction: false },
} as DenialDetailsDto;
const claim = {
  claim_id: "c",
  status: "denied",
  denial_details: denial,
  advice: null,
} as unknown as ClaimDto;

const banner = (isClosed: boolean, appeal: AppealOfClaimDto | null = null, one = claim) =>
  renderToStaticMarkup(
    <ClaimBanner
      {...{ claim: one, isClosed, today: "2026-11-29", timeZone: "America/New_York", appeal }}
      generateView={() => Promise.reject(new Error("not asked for"))}
    />,
  );
const facts = (isClosed: boolean) =>
  renderToStaticMarkup(<DenialFacts denial={denial} today="2026-11-29" isSettled={isClosed} />);

// Red where a remittance's reminder stood before the card's own: "confirm on the notice.. Confirm it on the notice."
it("asks once to confirm an estimated deadline", () => {
  const basis = "Commercial plan: commonly 180 days from the notice; estimated, confirm on the notice.";
  const estimated = { ...denial, deadline_basis: basis };
  expect(renderToStaticMarkup(<DenialFacts denial={estimated} today="2026-11-29" />)).toContain(
    "The deadline is estimated: Commercial plan: commonly 180 days from the notice. Confirm it on the notice.",
  );
  expect(facts(false)).toContain("The deadline is estimated: 180 days. Confirm it on the notice.");
});

// Red where the banner and the card of a closed case went on warning of its last day.
it("warns of the last day while the case is in motion, and only names it once it is closed", () => {
  expect(banner(false)).toContain("3 days left");
  expect(banner(false)).toContain("Appeal by");
  expect(facts(false)).toContain("3 days left");
  expect(facts(false)).toContain("Confirm it on the notice");
  for (const shown of [banner(true), facts(true)]) {
    expect(shown).toContain("2026");
    expect(shown).not.toMatch(/days left|Appeal by|confirm it/i);
  }
});

// Red where the claim of an appeal that was won went on: "159 days left", "Next step: Appeal".
it("neither warns nor advises of an appeal that has gone out, and leads to the next level where the payer kept its denial", () => {
  const advice = { move: "appeal", needs: [], appeal_possible: true } as unknown as ClaimDto["advice"];
  const sent = { id: "a", status: "sent", sent_at: "2026-11-19T16:40:00.000Z" } as const;
  const shown = (outcome: AppealOfClaimDto["outcome"]) =>
    banner(false, { ...sent, outcome }, { ...claim, advice });
  for (const outcome of [null, "overturned", "upheld"] as const) {
    expect(shown(outcome)).toContain("Appeal deadline");
    expect(shown(outcome)).toContain("Open the Appeal");
    expect(shown(outcome)).not.toMatch(/days left|Appeal by|confirm it|Next step/);
  }
  expect(shown("upheld")).toContain("The next level, and its last day, stand with the appeal.");
  expect(shown("overturned")).not.toContain("next level");
  expect(banner(false, null, { ...claim, advice })).toMatch(/days left.*Next step/);
});
