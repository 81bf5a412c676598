"use client";

import { Download, FileCheck2, FileDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { formatBytes } from "@/components/ui/file-size";
import { TimeText } from "@/components/ui/time-text";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import { APPEAL_MESSAGES, type AppealDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { downloadPdf, enclosureProblem, exportPdf, type SendAnswer } from "./appeal-calls";
import { METHOD_WORDS, pages } from "./appeal-labels";
import { CompletionDialog } from "./completion-dialog";
import { DeliveryList } from "./delivery-list";
import { enclosedIds, startEnclosing, withDocuments } from "./enclosure-order";
import { EnclosurePicker } from "./enclosure-picker";
import { MarkSentDialog } from "./mark-sent-dialog";
import { sentenceOf, tellFailure, tellSuccess } from "./messages";
import { PayerCard } from "./payer-card";
import { SendForm } from "./send-form";
import { StepFrame } from "./step-frame";
import type { AppealHandle } from "./use-appeal";
import { usePayer } from "./use-payer";
import { hasLetter, WIZARD_STEPS } from "./wizard-steps";

interface ExportStepProps {
  handle: AppealHandle;
  channels: DeliveryChannels;
  emailVerified: boolean;
  takeFocus: boolean;
  onBack: () => void;
}

export function ExportStep({ handle, channels, emailVerified, takeFocus, onBack }: ExportStepProps) {
  const { appeal, show, refresh } = handle;
  const router = useRouter();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<"export" | "download" | null>(null);
  const [marking, setMarking] = useState(false);
  const [completed, setCompleted] = useState<DeliveryDto | null>(null);
  /** The sending whose end this screen waits for. */
  const watched = useRef<string | null>(null);
  const { letter, exported } = appeal;
  const payer = usePayer(appeal.id);
  const documentIds = appeal.documents.map(({ id }) => id);
  const [choice, setChoice] = useState(() =>
    startEnclosing(documentIds, exported?.enclosures.map(({ document }) => document) ?? []),
  );
  const enclosing = withDocuments(choice, documentIds);
  const enclosures = enclosedIds(enclosing);
  const [refused, setRefused] = useState<{ id: string; text: string } | null>(null);
  const stale = staleWords(appeal, enclosures);
  const current = exported !== null && stale === null;
  const isSent = appeal.status === "sent";

  const failed = (error: unknown, fallback: string) => {
    const sentence = sentenceOf(error, fallback);
    setProblem(sentence);
    setRefused(enclosureProblem(error));
    tellFailure(sentence);
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
      setProblem(null);
    } else failed(new Error(`Failed to send via ${delivery.method}. ${delivery.error ?? ""}`.trim()), "");
  };
  useEffect(() => {
    const delivery = appeal.deliveries.find(({ id }) => id === watched.current);
    if (delivery) settle(delivery);
  });

  const runExport = async () => {
    setProblem(null);
    setRefused(null);
    if (!hasLetter(appeal)) return failed(null, APPEAL_MESSAGES.noLetter);
    setBusy("export");
    try {
      show({ exported: await exportPdf(appeal.id, enclosures) });
      tellSuccess("PDF exported successfully! You can now download or send it.");
    } catch (error) {
      failed(error, "Failed to export PDF");
    } finally {
      setBusy(null);
    }
  };

  const download = async () => {
    setProblem(null);
    setBusy("download");
    try {
      await downloadPdf(appeal.id);
      tellSuccess("PDF downloaded successfully!");
    } catch (error) {
      failed(error, "Failed to download appeal");
    } finally {
      setBusy(null);
    }
  };

  const answered = async ({ delivery }: SendAnswer) => {
    setProblem(null);
    setRefused(null);
    show({ deliveries: [delivery, ...appeal.deliveries.filter(({ id }) => id !== delivery.id)] });
    settle(delivery);
    await refresh();
  };

  return (
    <StepFrame
      title={WIZARD_STEPS[4]}
      description="Export the letter to a PDF, then download or send it. Nothing goes out until you confirm the recipient."
      takeFocus={takeFocus}
      problem={problem}
      onBack={onBack}
      actions={
        <Button variant={isSent ? "primary" : "secondary"} onClick={() => router.push("/appeals")}>
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
          <Card title="PDF" headingLevel={3}>
            <DescriptionList
              items={[
                { label: "Letter", value: letter ? `version ${letter.version}` : null },
                {
                  label: "PDF",
                  value: exported
                    ? `${pages(exported.pages)}, ${formatBytes(exported.size_bytes)}${exported.version === letter?.version ? "" : ` (of version ${exported.version})`}`
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
                variant={current ? "secondary" : "primary"}
                onClick={runExport}
                loading={busy === "export"}
              >
                <FileDown aria-hidden /> Export to PDF
              </Button>
              <Button onClick={download} disabled={!current} loading={busy === "download"}>
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
              setRefused(null);
            }}
            limits={channels.limits}
            problem={refused}
          />
          <DeliveryList deliveries={appeal.deliveries} />
        </div>
        <div className="grid gap-4">
          <SendForm
            appeal={appeal}
            enclosures={enclosures}
            current={current}
            entry={payer.entry}
            channels={channels}
            emailVerified={emailVerified}
            onAnswer={answered}
            onRefused={(error) => setRefused(enclosureProblem(error))}
          />
          <PayerCard payer={payer} />
        </div>
      </div>
      {marking && exported && (
        <MarkSentDialog
          appealId={appeal.id}
          exported={exported}
          onClose={() => setMarking(false)}
          onMarked={(marked) => {
            setMarking(false);
            show(marked);
            tellSuccess("Appeal marked as sent!");
          }}
        />
      )}
      {completed && <CompletionDialog delivery={completed} onClose={() => setCompleted(null)} />}
    </StepFrame>
  );
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
