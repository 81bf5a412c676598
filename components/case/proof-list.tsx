import { SaveButton } from "@/components/app-shell/save-button";
import { METHOD_WORDS, recipientText } from "@/components/appeal/appeal-labels";
import { pages } from "@/components/appeal/page-count";
import { PartButton, type View } from "@/components/server-part/server-part";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TimeText } from "@/components/ui/time-text";
import type { ProofDto } from "@/lib/domain/case/proof/schema";
import { DELIVERY_CHIPS, RECEIPT_LABELS } from "./case-chips";

interface ProofListProps {
  appealId: string;
  proofs: readonly ProofDto[];
  receiptView: View<{ appealId: string; deliveryId: string }>;
  sendProofView: View<{ appealId: string; deliveryId: string }>;
}

/** What was sent, to whom, and what proves it; one click makes the packet for "it never came" (docs/product.md, M6). */
export function ProofList({ appealId, proofs, receiptView, sendProofView }: ProofListProps) {
  if (proofs.length === 0) return null;
  return (
    <Card title="Proof of Sending" flush>
      <ul className="divide-y border-t">
        {proofs.map((proof) => (
          <li key={proof.delivery.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
            <Sending appealId={appealId} proof={proof} />
            <div className="flex flex-wrap items-center gap-2">
              <PartButton size="sm" view={receiptView} input={{ appealId, deliveryId: proof.delivery.id }}>
                Add Receipt
              </PartButton>
              {proof.delivery.state === "sent" && proof.delivery.proves === null && (
                <>
                  <SaveButton
                    path={`/documents/minimal-appeals/${appealId}/deliveries/${proof.delivery.id}/rebuttal/`}
                    failed="Failed to download the proof"
                  >
                    <span aria-hidden className="icon icon-file-check-corner" /> They Say It Never Came
                  </SaveButton>
                  <PartButton
                    size="sm"
                    view={sendProofView}
                    input={{ appealId, deliveryId: proof.delivery.id }}
                  >
                    Send the Proof
                  </PartButton>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Sending({ proof }: { appealId: string; proof: ProofDto }) {
  const { delivery, sha256, attempts, pages_confirmed: confirmed, receipts } = proof;
  const { label, tone } = DELIVERY_CHIPS[delivery.state];
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tone}>{label}</Badge>
        <span className="min-w-0 break-all font-medium">
          {METHOD_WORDS[delivery.method]}
          {delivery.to && ` to ${recipientText(delivery)}`}
        </span>
      </p>
      <p className="mt-0.5 break-words text-ink-muted text-sm">
        {delivery.proves && "Proof of an earlier sending · "}Letter version {delivery.letter_version} ·{" "}
        {pages(delivery.pages)}
        {confirmed !== null && ` · ${pages(confirmed)} confirmed`} ·{" "}
        <TimeText value={delivery.sent_at ?? delivery.created_at} />
        {delivery.reference && ` · receipt ${delivery.reference}`}
        {attempts > 1 && ` · ${attempts} attempts`}
      </p>
      <p className="mt-0.5 break-all text-ink-muted text-xs">SHA-256 {sha256}</p>
      {delivery.error && <p className="mt-0.5 text-danger-text text-sm">{delivery.error}</p>}
      {receipts.length > 0 && (
        <ul className="mt-1.5 grid gap-1 text-sm">
          {receipts.map((receipt) => (
            <li key={receipt.id} className="break-words">
              {RECEIPT_LABELS[receipt.kind]}{" "}
              <TimeText value={receipt.at} as={receipt.kind === "by_hand" ? "date" : "exact"} />
              {receipt.pages !== null && `, ${pages(receipt.pages)}`}
              {receipt.reference && `, ${receipt.reference}`}
              {receipt.note && `: ${receipt.note}`}
              {receipt.by && <span className="text-ink-muted"> ({receipt.by})</span>}
              {receipt.document && (
                <>
                  {" "}
                  <a
                    href={`/api/v1/documents/${receipt.document}/file/`}
                    target="_blank"
                    rel="noreferrer"
                    className="link"
                  >
                    Receipt
                  </a>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
