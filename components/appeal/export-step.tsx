"use client";

import { Download, FileCheck2, FileDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { exportLetterAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { untilMade } from "@/components/form/until-made";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { formatBytes } from "@/components/ui/file-size";
import { TimeText } from "@/components/ui/time-text";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import type { AppealDto, DeliveryDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import type { GateDto } from "@/lib/domain/letter/gate/schema";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";
import { downloadPdf } from "./appeal-calls";
import { METHOD_WORDS, pages } from "./appeal-labels";
import { documentTitle } from "./document-title";
import { enclosedIds, startEnclosing, withDocuments } from "./enclosure-order";
import { EnclosurePicker } from "./enclosure-picker";
import { primaryOfExport } from "./export-primary";
import { GateList } from "./gate-list";
import { CompletionDialog, MarkSentDialog } from "./late-dialogs";
import { enclosureProblem, failureText, sentenceOf, tellSuccess } from "./messages";
import { SendForm } from "./send-form";
import { StepFrame } from "./step-frame";
import { useGate } from "./use-gate";
import { useWizard } from "./wizard-shell";
import { hasLetter } from "./wizard-steps";

interface ExportStepProps {
  /** What stands in the way of sending, without a recipient. */
  gate: GateDto;
  /** What the practice's directory knows of the payer. */
  entry: PayerDto | null;
  channels: DeliveryChannels;
  emailVerified: boolean;
  /** The receipts. */
  deliveries: ReactNode;
  /** Where the payer takes appeals. */
  payer: ReactNode;
}

export function ExportStep({
  gate: first,
  entry,
  channels,
  emailVerified,
  deliveries,
  payer,
}: ExportStepProps) {
  const { appeal } = useWizard();
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const exporting = useAction((ask: Parameters<typeof exportLetterAction>[0]) =>
    untilMade(() => exportLetterAction(ask)),
  );
  const [downloading, setDownloading] = useState(false);
  const [marking, setMarking] = useState(false);
  const [completed, setCompleted] = useState<DeliveryDto | null>(null);
  /** The sending whose end this screen waits for. */
  const watched = useRef<string | null>(null);
  const { letter, exported } = appeal;
  const documentIds = appeal.documents.map(({ id }) => id);
  const [choice, setChoice] = useState(() => startEnclosing(documentIds, first.enclosures));
  const enclosing = withDocuments(choice, documentIds);
  const enclosures = enclosedIds(enclosing);
  const gate = useGate(appeal.id, first, enclosures);
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
      tellSuccess(`Appeal sent successfully via ${delivery.method}!`);
      setCompleted(delivery);
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
      {isSent && appeal.sent_at && (
        <Alert tone="success" title="This appeal was sent" className="mb-4">
          {sentWords(appeal.sent_method)} on <TimeText value={appeal.sent_at} />.
        </Alert>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <GateList appealId={appeal.id} gate={gate} />
          <Card title="PDF" headingLevel={3}>
            <DescriptionList
              items={[
                { label: "Letter", value: letter ? `version ${letter.version}` : null },
                {
                  label: "PDF",
                  value: exported
                    ? `${pages(exported.pages)}, ${formatBytes(exported.size_bytes)}${exported.version === letter?.version ? "" : ` (of version ${exported.version})`}${exported.draft ? ", each page marked DRAFT" : ""}`
                    : isSent
                      ? "made for the sending, see its receipt"
                      : "not exported yet",
                },
              ]}
            />
            {exported && exported.enclosures.length > 0 && <EnclosedPages exported={exported} />}
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
                <FileDown aria-hidden /> Export to PDF
              </Button>
              <Button onClick={download} disabled={!current} loading={downloading}>
                <Download aria-hidden /> Download PDF
              </Button>
              {current && !isSent && (
                <Button onClick={() => setMarking(true)}>
                  <FileCheck2 aria-hidden /> Mark as Sent
                </Button>
              )}
            </div>
          </Card>
          <EnclosurePicker
            documents={appeal.documents}
            value={enclosing}
            onChange={(value) => {
              setChoice(value);
              clear();
            }}
            limits={channels.limits}
            problem={refused}
          />
          {deliveries}
        </div>
        <div className="grid gap-4">
          <SendForm
            enclosures={enclosures}
            titles={enclosures.flatMap((id) => titleOf(appeal, id))}
            current={current}
            isPrimary={primary === "send"}
            entry={entry}
            channels={channels}
            emailVerified={emailVerified}
            onSent={(delivery) => {
              clear();
              settle(delivery);
            }}
            onEnclosure={setUnsendable}
          />
          {payer}
        </div>
      </div>
      {marking && exported && (
        <MarkSentDialog
          appealId={appeal.id}
          exported={exported}
          gate={gate}
          onClose={() => setMarking(false)}
          onMarked={() => {
            setMarking(false);
            tellSuccess("Appeal marked as sent!");
          }}
        />
      )}
      {completed && <CompletionDialog delivery={completed} onClose={() => setCompleted(null)} />}
    </StepFrame>
  );
}

function titleOf({ documents }: AppealDto, id: string): string | never[] {
  const document = documents.find((one) => one.id === id);
  return document ? documentTitle(document) : [];
}

function EnclosedPages({ exported }: { exported: NonNullable<AppealDto["exported"]> }) {
  return (
    <ol aria-label="Enclosed in this PDF" className="mt-3 flex flex-col gap-0.5 text-ink-muted text-sm">
      {exported.enclosures.map(({ document, title, pages: count, first_page }) => (
        <li key={document} className="break-words">
          {title}: {pages(count)} from page {first_page}
        </li>
      ))}
    </ol>
  );
}

/** Why the PDF that was made is not what would be made now, or null. */
function staleWords({ exported, letter }: AppealDto, enclosures: readonly string[]): string | null {
  if (!exported) return null;
  if (exported.version !== letter?.version)
    return "The letter changed after this PDF was made. Export it again.";
  const made = exported.enclosures.map(({ document }) => document);
  const isSame = made.length === enclosures.length && made.every((id, index) => id === enclosures[index]);
  return isSame ? null : "The enclosures changed after this PDF was made. Export it again.";
}

function sentWords(method: AppealDto["sent_method"]): string {
  if (method === null || method === "manual") return "Marked as sent";
  return method === "email" || method === "fax" ? `Sent by ${method}` : METHOD_WORDS[method];
}
