import type { Tx } from "@/db/client";
import type { LetterPaper, RightMove } from "@/lib/core/enums";
import { AppError, invalid } from "@/lib/core/errors";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import { needsReason } from "@/lib/core/standing";
import type { AppealRow } from "@/lib/domain/appeal/queries";
import { adviceOnAppeal } from "@/lib/domain/claim/appeal-advice";
import type { Ctx } from "@/lib/domain/kernel/context";
import type { AdviceDto } from "@/lib/domain/move/schema";

type Asked = {
  move?: RightMove | undefined;
  paper?: LetterPaper | undefined;
  override_reason?: string | undefined;
};
/** What will be written, and with which reason against the advice. */
export type Chosen = { move: RightMove; paper: LetterPaper; overrideReason: string | null };

/**
 * The paper to write for an appeal (docs/product.md, I2). Throws CONFLICT with `no_standing` and the advice where an
 * appeal has none and no reason is given, and VALIDATION for a step without such a paper.
 */
export async function chosenPaper(tx: Tx, ctx: Ctx, appeal: AppealRow, asked: Asked): Promise<Chosen> {
  const advice = await adviceOnAppeal(tx, ctx, appeal);
  const move = asked.move ?? defaultMove(advice);
  const papers = PAPERS_OF_MOVE[move];
  if (!papers) throw invalid({ move: ["No letter is written for this step."] });
  if (asked.paper && !papers.includes(asked.paper)) {
    throw invalid({ paper: ["This paper does not belong to this step."] });
  }
  const advised = advice?.move === move ? advice.paper : null;
  const paper = asked.paper ?? advised ?? papers[0];
  const reason = asked.override_reason || null;
  if (advice && needsReason(move, advice, paper) && !reason) {
    throw new AppError("CONFLICT", advice.reason, { extra: { code: "no_standing", advice } });
  }
  return {
    move,
    paper,
    overrideReason: needsReason(move, advice, paper) ? reason : null,
  };
}

const defaultMove = (advice: AdviceDto | null): RightMove =>
  advice && PAPERS_OF_MOVE[advice.move] ? advice.move : "appeal";
