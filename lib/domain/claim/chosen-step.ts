import type { AdviceDto } from "@/lib/domain/move/schema";
import type { ClaimRow } from "./columns";

type Chosen = Pick<ClaimRow, "rightMove" | "rightMoveReason" | "canAppeal">;

/** The step on the claim's record goes before the advice (docs/product.md, I18). Only a remittance gives its reason. */
export function asChosen(
  advice: AdviceDto,
  { rightMove, rightMoveReason: reason, canAppeal }: Chosen,
): AdviceDto {
  if (rightMove === null || rightMove === advice.move) return advice;
  return {
    ...advice,
    ...{ move: rightMove, paper: null, ground: null },
    appeal_possible: canAppeal ?? advice.appeal_possible,
    reason: reason || "A person chose this step for the claim.",
    source: reason ? "The remittance" : "The claim's record",
    needs: [],
  };
}

/** The same with papers read: what a remittance proposed by its codes alone does not outweigh them, a person does. */
export const asChosenByPerson = (advice: AdviceDto, claim: Chosen): AdviceDto =>
  claim.rightMoveReason === "" ? asChosen(advice, claim) : advice;
