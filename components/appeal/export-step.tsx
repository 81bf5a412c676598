"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { exportLetterAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { untilMade } from "@/components/form/until-made";
import { useAction } from "@/components/form/use-action";
import { useServerPart, type View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { pageList } from "@/lib/core/page-list";
import { sentWords } from "@/lib/core/sent-paper";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import type { AppealDto, DeliveryDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";
import { downloadPdf } from "./appeal-calls";
import { documentTitle } from "./document-title";
import { enclosedIds, holdsJust, leftOutOf, startEnclosing, withDocuments } from "./enclosure-order";
import { EnclosurePicker } from "./enclosure-picker";
import { primaryOfExport } from "./export-primary";
import { enclosureProblem, failureText, sentenceOf, tellSuccess } from "./messages";
import { SendForm } from "./send-form";
import { StepFrame } from "./step-frame";
import { type DrawnGate, useGate } from "./use-gate";
import { useWizard } from "./wizard-shell";
import { hasLetter } from "./wizard-steps";

interface ExportStepProps {
  gate: DrawnGate;
  /** What the practice's directory knows of the payer. */
  entry: PayerDto | null;
  /** Of a corrected claim: where the notice has those go. */
  place: PayerOfAppealDto["claims_place"];
  channels: DeliveryChannels;
  emailVerified: boolean;
  /** How and when it was sent. */
  sent: ReactNode;
  /** What of the letter is in the PDF. */
  pdf: ReactNode;
  /** The receipts. */
  deliveries: ReactNode;
  /** Where the payer takes appeals. */
  payer: ReactNode;
  markSentView: View<{ appealId: string; enclosures: string }>;
  completionView: View<{ appealId: string; deliveryId: string }>;
}

export function ExportStep({
  gate: drawn,
  entry,
  place,
  channels,
  emailVerified,
  ...props
}: ExportStepProps) {
  const { appeal } = useWizard();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const exporting = useAction((ask: Parameters<typeof exportLetterAction>[0]) =>
    untilMade(() => exportLetterAction(ask)),
  );
  const [downloading, setDownloading] = useState(false);
  const dialog = useServerPart();
  /** The sending whose end this screen waits for. */
  const watched = useRef<string | null>(null);
  const { exported } = appeal;
  const documentIds = appeal.documents.map(({ id }) => id);
  const [choice, setChoice] = useState(() => startEnclosing(documentIds, drawn.enclosures));
  const enclosing = withDocuments(choice, documentIds);
  const enclosures = enclosedIds(enclosing);
  const gate = useGate(appeal.id, drawn, enclosures, leftOutOf(appeal.documents, enclosures));
  const [unsendable, setUnsendable] = useState<{ id: string; text: string } | null>(null);
  const refused = unsendable ?? (exporting.refusal && enclosureProblem(exporting.refusal));
  const failure =
    problem ??
    (exporting.refusal && !refused ? failureText("Failed to export PDF", exporting.refusal) : null);
  const stale = staleWords(appeal, enclosures);
  const current = exported !== null && stale === null;
  const isSent = appeal.status === "sent";
  const primary = primaryOfExport({ isSent, current });

  const clear = () => {
    setProblem(null);
    setUnsendable(null);
    exporting.clear();
  };

  const settle = (delivery: DeliveryDto) => {
    if (delivery.state === "queued" || delivery.state === "sending") {
      watched.current = delivery.id;
      return;
    }
    watched.current = null;
    if (delivery.state === "sent") {
      tellSuccess(`${sentWords(appeal.generation?.paper).title} sent successfully via ${delivery.method}!`);
      dialog.open(() => props.completionView({ appealId: appeal.id, deliveryId: delivery.id }));
    } else setProblem(`Failed to send via ${delivery.method}. ${delivery.error ?? ""}`.trim());
  };
  useEffect(() => {
    const delivery = appeal.deliveries.find(({ id }) => id === watched.current);
    if (delivery) settle(delivery);
  });

  const runExport = async () => {
    clear();
    if (!hasLetter(appeal)) return setProblem(APPEAL_MESSAGES.noLetter);
    const made = await exporting.run({ appealId: appeal.id, enclosures });
    if (made) tellSuccess("PDF exported successfully! You can now download or send it.");
  };

  const markSent = () =>
    dialog.open(() => props.markSentView({ appealId: appeal.id, enclosures: enclosures.join() }));

  const download = async () => {
    clear();
    setDownloading(true);
    try {
      await downloadPdf(appeal.id);
      tellSuccess("PDF downloaded successfully!");
    } catch (error) {
      setProblem(sentenceOf(error, "Failed to download appeal"));
    } finally {
      setDownloading(false);
    }
  };

  return (
    <StepFrame
      description="Export the letter to a PDF, then download or send it. Nothing goes out until you confirm the recipient."
      problem={failure}
      actions={
        <Button
          variant={primary === "leave" ? "primary" : "secondary"}
          onClick={() => router.push("/appeals")}
        >
          {isSent ? "Complete & View Appeals" : "Save as Draft & Exit"}
        </Button>
      }
    >
      {props.sent}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {gate}
          <Card title="PDF" headingLevel={3}>
            {props.pdf}
            {stale && (
              <Alert tone="warning" className="mt-3">
                {stale}
              </Alert>
            )}
            <div className="mt-4 flex flex-wrap gap-2">
              <Button
                variant={primary === "export" ? "primary" : "secondary"}
                onClick={runExport}
                loading={exporting.busy}
              >
                <span aria-hidden className="icon icon-file-down" /> Export to PDF
              </Button>
              <Button onClick={download} disabled={!current} loading={downloading}>
                <span aria-hidden className="icon icon-download" /> Download PDF
              </Button>
              {current && !isSent && (
                <Button onClick={markSent}>
                  <span aria-hidden className="icon icon-file-check-corner" /> Mark as Sent
                </Button>
              )}
            </div>
          </Card>
          <EnclosurePicker
            appealId={appeal.id}
            documents={appeal.documents}
            value={enclosing}
            onChange={(value) => {
              setChoice(value);
              clear();
            }}
            limits={channels.limits}
            problem={refused}
          />
          {props.deliveries}
        </div>
        <div className="grid gap-4">
          <SendForm
            // What was proposed for an appeal does not stay for a claim.
            key={place ? "claim" : "appeal"}
            enclosures={enclosures}
            titles={enclosures.flatMap((id) => titleOf(appeal, id))}
            current={current}
            isPrimary={primary === "send"}
            entry={entry}
            place={place}
            channels={channels}
            emailVerified={emailVerified}
            onSent={(delivery) => {
              clear();
              settle(delivery);
            }}
            onEnclosure={setUnsendable}
          />
          {props.payer}
        </div>
      </div>
      {dialog.part}
    </StepFrame>
  );
}

function titleOf({ documents }: AppealDto, id: string): string | never[] {
  const document = documents.find((one) => one.id === id);
  if (!document) return [];
  const { pages_left_out: leftOut } = document;
  return documentTitle(document) + (leftOut.length > 0 ? ` (without ${pageList(leftOut)})` : "");
}

/** Why the PDF that was made is not what would be made now, or null. */
function staleWords(
  { exported, letter, documents }: AppealDto,
  enclosures: readonly string[],
): string | null {
  if (!exported) return null;
  if (exported.version !== letter?.version)
    return "The letter changed after this PDF was made. Export it again.";
  return holdsJust(exported.enclosures, documents, enclosures)
    ? null
    : "The enclosures changed after this PDF was made. Export it again.";
}
