import { LETTER_PAPERS, type LetterPaper, type RightMove } from "@/lib/core/enums";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import type { AdviceDto } from "@/lib/domain/move/schema";

/** What the screens call the papers that the app writes. */
const PAPER_LABELS: Record<LetterPaper, string> = {
  appeal: "Appeal letter",
  expedited_appeal: "Expedited appeal",
  peer_to_peer: "Request for a peer-to-peer review",
  claim_file: "Request for the claim file",
  external_review: "Request for external review",
  reopening: "Request for a reopening",
  corrected_claim: "Cover of a corrected claim",
  records: "Cover of the records asked for",
  other_payer: "Letter on coordination of benefits",
};

export const PAPER_OPTIONS = LETTER_PAPERS.map((value) => ({ value, label: PAPER_LABELS[value] }));

/** The step that a paper belongs to: the advised one where it has that paper, else the one whose own paper it is, else the first that has it. */
export function moveOf(paper: LetterPaper, preferred: RightMove | undefined): RightMove {
  if (preferred && PAPERS_OF_MOVE[preferred]?.includes(paper)) return preferred;
  const moves = Object.keys(PAPERS_OF_MOVE) as RightMove[];
  return (
    moves.find((move) => PAPERS_OF_MOVE[move]?.[0] === paper) ??
    moves.find((move) => PAPERS_OF_MOVE[move]?.includes(paper)) ??
    "appeal"
  );
}

/** The paper that the advice leads to; an appeal where its step has none. */
export const advisedPaper = (advice: Pick<AdviceDto, "move" | "paper"> | null | undefined): LetterPaper =>
  advice?.paper ?? (advice && PAPERS_OF_MOVE[advice.move]?.[0]) ?? "appeal";
