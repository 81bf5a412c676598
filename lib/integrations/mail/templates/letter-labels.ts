import { isArgued } from "@/lib/core/argued-papers";
import type { LetterPaper } from "@/lib/core/enums";

/** What a covering mail calls the paper that it carries, and what the practice does with it. */
type PaperWords = { title: string; does: string };

const WORDS: Record<LetterPaper, PaperWords> = {
  appeal: { title: "Appeal letter", does: "is appealing a claim decision" },
  expedited_appeal: { title: "Expedited appeal", does: "is asking for an expedited appeal of a decision" },
  external_review: {
    title: "Request for external review",
    does: "is asking for external review of a decision",
  },
  peer_to_peer: {
    title: "Request for a peer-to-peer review",
    does: "is asking for a call with your reviewer",
  },
  claim_file: { title: "Request for the claim file", does: "is asking for the claim file of a decision" },
  reopening: { title: "Request for a reopening", does: "is asking you to reopen a claim decision" },
  corrected_claim: { title: "Corrected claim", does: "is sending a corrected claim" },
  records: { title: "Records for a claim", does: "is sending the records that you asked for" },
  other_payer: { title: "Coordination of benefits", does: "is writing about which plan pays a claim first" },
};

/** The words of the mail by its paper: only what argues goes to the appeals department and asks for a decision. */
export function wordsOf(paper: LetterPaper): PaperWords & { to: string; names: string; asks: string } {
  const appeals = isArgued(paper);
  return {
    ...WORDS[paper],
    to: appeals ? "To the appeals department:" : "To the claims department:",
    names: appeals ? "It names the claim and the reasons for the appeal." : "It names the claim.",
    asks: appeals ? "the decision" : "your answer",
  };
}
