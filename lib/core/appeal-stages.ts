/** Where an appeal stands, in the order of its life (docs/product.md, H14). */
export const APPEAL_STAGES = [
  "preparing",
  "written",
  "with_payer",
  "more_information",
  "upheld",
  "partly_overturned",
  "overturned",
  "next_level",
  "closed",
] as const;
export type AppealStage = (typeof APPEAL_STAGES)[number];

/** The board's columns: what went on stands there as the appeal that followed it, what a person closed is done. */
export const BOARD_STAGES = APPEAL_STAGES.slice(0, 7) as readonly AppealStage[];

/** Their dollars were won back; the others' are at stake. */
export const WON_STAGES: readonly AppealStage[] = ["partly_overturned", "overturned"];

export const APPEAL_LEVELS = ["first", "second", "external"] as const;
export type AppealLevel = (typeof APPEAL_LEVELS)[number];

export const STAGE_LABELS: Record<AppealStage, string> = {
  preparing: "Preparing",
  written: "Letter written",
  with_payer: "With the payer",
  more_information: "Payer asks for more",
  upheld: "Upheld",
  partly_overturned: "Partly overturned",
  overturned: "Overturned",
  next_level: "Went to the next level",
  closed: "Closed",
};

export const LEVEL_LABELS: Record<AppealLevel, string> = {
  first: "First level",
  second: "Second level",
  external: "External review",
};

/**
 * Whether the next date of an appeal is the payer's to keep: its receipt, its answer, a payment that is owed, or,
 * where no rule tells its time, the day to ask. What a person set, or the payer asked for, is ours, and so are a payment
 * dispute's dates to watch.
 */
export function isPayersTurn(card: { stage: AppealStage; clock: string | null; certain: boolean }): boolean {
  if (card.clock === "payer_response" || card.clock === "acknowledgment") return true;
  if (card.stage !== "with_payer" && card.stage !== "overturned") return false;
  return card.clock === "follow_up" && !card.certain;
}
