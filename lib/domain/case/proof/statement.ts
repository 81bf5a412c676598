import { isArgued } from "@/lib/core/argued-papers";
import type { LetterPaper } from "@/lib/core/enums";
import { faxNumberText } from "@/lib/core/fax-labels";
import type { ProofDto } from "./schema";

type Statement = {
  proof: ProofDto;
  /** What was sent. */
  paper: LetterPaper;
  payerName: string;
  patientName: string;
  claimNumber: string;
  signer: string;
  practice: string;
  today: string;
  /** A moment where the practice is: "May 4, 2026, 11:02 AM EDT". */
  moment: (iso: string) => string;
  /** The day alone, where nobody told the hour: "May 4, 2026". */
  day: (iso: string) => string;
};

const WAYS: Record<ProofDto["delivery"]["method"], string> = {
  email: "by email",
  fax: "by fax",
  portal: "on your portal",
  mail: "by mail",
  other: "by other means",
};
const NAMES: Record<LetterPaper, string> = {
  appeal: "appeal",
  expedited_appeal: "expedited appeal",
  external_review: "request for external review",
  peer_to_peer: "request for a peer-to-peer review",
  claim_file: "request for the claim file",
  reopening: "request for a reopening",
  corrected_claim: "corrected claim",
  records: "letter with the records you asked for",
  other_payer: "letter on coordination of benefits",
};
const SERVICES: Record<string, string> = {
  telnyx: "Telnyx (fax service)",
  resend: "Resend (mail service)",
  outbox: "Local mode: kept on this machine, not sent",
  person: "Sent by a person of the practice",
};
const KINDS: Record<ProofDto["receipts"][number]["kind"], string> = {
  accepted: "Accepted by the service",
  delivered: "Delivered, as the service reports",
  failed: "Not delivered, as the service reports",
  by_hand: "Receipt kept by the practice",
};

/** The statement on top of a rebuttal packet, in Markdown: only what the record of the sending holds. */
export function statementOf({ proof, paper, ...about }: Statement): string {
  const { delivery, receipts } = proof;
  const name = NAMES[paper];
  const sentAt = about.moment(delivery.sent_at ?? delivery.created_at);
  const recipient = plain(delivery.method === "fax" ? faxNumberText(delivery.to) : delivery.to);
  const to = recipient ? ` to ${recipient}` : "";
  const rows: [string, string][] = [
    ["Sent", sentAt],
    ["Sent to", recipient || "Not on record"],
    ["Service", SERVICES[delivery.provider] ?? plain(delivery.provider)],
    ["Receipt number", plain(delivery.reference ?? "") || "None"],
    ["Pages sent", String(delivery.pages)],
    ["Pages confirmed", proof.pages_confirmed === null ? "Not reported" : String(proof.pages_confirmed)],
    ["Attempts", String(Math.max(proof.attempts, 1))],
    ["Letter version", String(delivery.letter_version)],
    ["SHA-256 of the PDF", proof.sha256],
  ];
  return [
    about.today,
    plain(about.payerName),
    `**RE: Proof that our ${name} was sent**`,
    [
      about.patientName && `Patient: ${plain(about.patientName)}`,
      about.claimNumber && `Claim number: ${plain(about.claimNumber)}`,
    ]
      .filter(Boolean)
      .join("  \n"),
    "To whom it may concern:",
    `You told us that our ${name} did not arrive. Our record shows that it was sent ${WAYS[delivery.method]}${to} on ${sentAt}. The record of that sending follows, and behind it a picture of the first page and the whole letter as it was sent.`,
    table(["Record", "Value"], rows),
    ...(receipts.length > 0
      ? [
          "What was reported and kept, in order:",
          table(
            ["When", "What", "Number"],
            receipts.map(({ at, kind, reference, pages, note }) => [
              kind === "by_hand" ? about.day(at) : about.moment(at),
              [KINDS[kind], pages !== null && `${pages} ${pages === 1 ? "page" : "pages"}`, plain(note)]
                .filter(Boolean)
                .join(", "),
              plain(reference) || "None",
            ]),
          ),
        ]
      : []),
    `We ask you to treat it as filed on that day, and to ${isArgued(paper) ? "decide" : "act on"} it.`,
    `Sincerely,\n\n${plain(about.signer || about.practice)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** What somebody typed is no Markdown. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&")
    .trim();
