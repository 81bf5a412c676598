import type { LetterPaper } from "./enums";

/** What goes out, at the beginning of a sentence and in a question: a paper that argues nothing is no appeal. */
type SentWords = { title: string; asked: string };

const WORDS: Record<LetterPaper, SentWords> = {
  appeal: { title: "Appeal", asked: "this appeal" },
  expedited_appeal: { title: "Expedited appeal", asked: "this expedited appeal" },
  external_review: { title: "Request for external review", asked: "this request for external review" },
  peer_to_peer: {
    title: "Request for a peer-to-peer review",
    asked: "this request for a peer-to-peer review",
  },
  claim_file: { title: "Request for the claim file", asked: "this request for the claim file" },
  reopening: { title: "Request for a reopening", asked: "this request for a reopening" },
  corrected_claim: { title: "Corrected claim", asked: "this corrected claim" },
  records: { title: "Records", asked: "these records" },
  other_payer: {
    title: "Letter on coordination of benefits",
    asked: "this letter on coordination of benefits",
  },
};

/** A letter that no attempt of the app's wrote is an appeal. */
export const sentWords = (paper: LetterPaper | null | undefined): SentWords => WORDS[paper ?? "appeal"];

/** "These records were sent", over what went out. */
export function wasSent(paper: LetterPaper | null | undefined): string {
  const { asked } = sentWords(paper);
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)} ${asked.startsWith("these") ? "were" : "was"} sent`;
}
