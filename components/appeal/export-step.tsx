"use client";

import { Download, FileCheck2, FileDown } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { DescriptionList } from "@/components/ui/description-list";
import { formatBytes } from "@/components/ui/file-size";
import { TimeText } from "@/components/ui/time-text";
import { APPEAL_MESSAGES, type DeliveryDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import { downloadPdf, exportPdf, markSent, type SendAnswer } from "./appeal-calls";
import { pages } from "./appeal-words";
import { CompletionDialog } from "./completion-dialog";
import { DeliveryList } from "./delivery-list";
import { sentenceOf, tellFailure, tellSuccess } from "./messages";
import { SendForm } from "./send-form";
import { StepFrame } from "./step-frame";
import type { AppealHandle } from "./use-appeal";
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
  const current = exported !== null && exported.version === letter?.version;
  const isSent = appeal.status === "sent";

  const failed = (error: unknown, fallback: string) => {
    const sentence = sentenceOf(error, fallback);
    setProblem(sentence);
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
    if (!hasLetter(appeal)) return failed(null, APPEAL_MESSAGES.noLetter);
    setBusy("export");
    try {
      show({ exported: await exportPdf(appeal.id) });
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
    show({ deliveries: [delivery, ...appeal.deliveries.filter(({ id }) => id !== delivery.id)] });
    settle(delivery);
    await refresh();
  };

  const mark = async () => {
    show(await markSent(appeal.id));
    tellSuccess("Appeal marked as sent!");
  };

  return (
    <StepFrame
      title={WIZARD_STEPS[4]}
      description="Set the letter as a PDF, then download it or send it. Nothing goes out before you confirm the recipient."
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
          {appeal.sent_method === "manual" ? "Marked as sent" : `Sent by ${appeal.sent_method}`} on{" "}
          <TimeText value={appeal.sent_at} />.
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
                    ? `${pages(exported.pages)}, ${formatBytes(exported.size_bytes)}${current ? "" : ` (of version ${exported.version})`}`
                    : "not exported yet",
                },
              ]}
            />
            {exported && !current && (
              <Alert tone="warning" className="mt-3">
                The letter changed after this PDF was made. Export it again.
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
          <DeliveryList deliveries={appeal.deliveries} />
        </div>
        <SendForm appeal={appeal} channels={channels} emailVerified={emailVerified} onAnswer={answered} />
      </div>
      <ConfirmDialog
        open={marking}
        onOpenChange={setMarking}
        tone="primary"
        title="Mark this appeal as sent?"
        description="For letters that you mailed, faxed or uploaded by other means. Nothing is sent from here, and a sent appeal can't become a draft again."
        facts={letter ? [{ label: "Letter", value: `version ${letter.version}` }] : []}
        confirmLabel="Mark as Sent"
        onConfirm={mark}
      />
      {completed && <CompletionDialog delivery={completed} onClose={() => setCompleted(null)} />}
    </StepFrame>
  );
}
