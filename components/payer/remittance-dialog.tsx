"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Dropzone } from "@/components/ui/dropzone";
import { Spinner } from "@/components/ui/spinner";
import {
  type ApplyAnswer,
  MAX_REMITTANCE_BYTES,
  type RemittancePreviewDto,
} from "@/lib/domain/remittance/schema";
import { ConflictList } from "./conflict-list";
import { PreviewTable } from "./preview-table";
import { applyRemittance, failure, uploadRemittance } from "./remittance-calls";
import { resultWords } from "./remittance-words";

const ACCEPT = { "text/plain": [".835", ".txt", ".edi", ".x12", ".era"], "application/edi-x12": [".835"] };

interface RemittanceDialogProps {
  onClose: () => void;
  /** Claims were changed: what is on the screen is out of date. */
  onApplied: () => void;
}

/** Upload an X12 835 remittance, look at what it changes, then apply it. Nothing changes before the last click. */
export function RemittanceDialog({ onClose, onApplied }: RemittanceDialogProps) {
  const [preview, setPreview] = useState<RemittancePreviewDto | null>(null);
  const [result, setResult] = useState<ApplyAnswer | null>(null);
  const [createMissing, setCreateMissing] = useState(false);
  const [busy, setBusy] = useState<"reading" | "applying" | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const attempt = async (what: "reading" | "applying", action: string, run: () => Promise<void>) => {
    setBusy(what);
    setRefused(null);
    try {
      await run();
    } catch (error) {
      setRefused(failure(action, error));
    } finally {
      setBusy(null);
    }
  };
  const read = (file: File) =>
    attempt("reading", "read the remittance", async () => setPreview(await uploadRemittance(file)));
  const apply = (id: string) =>
    attempt("applying", "apply the remittance", async () => {
      setResult(await applyRemittance(id, createMissing));
      onApplied();
    });

  const appliable = preview !== null && ["ready", "applying", "applied"].includes(preview.state);
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title="Upload Remittance"
        description="An 835 file of a payer. You see what it changes before anything is changed."
        size="xl"
        locked={busy !== null}
      >
        <DialogBody className="flex flex-col gap-4">
          {refused && <Alert tone="danger">{refused}</Alert>}
          {!preview && (
            <Dropzone
              label="Remittance"
              accept={ACCEPT}
              acceptText=".835, .edi or .txt"
              maxSize={MAX_REMITTANCE_BYTES}
              disabled={busy !== null}
              onFiles={([file]) => file && read(file)}
            />
          )}
          {busy === "reading" && (
            <p role="status" className="flex items-center gap-2 text-ink-muted text-sm">
              <Spinner /> Reading the file…
            </p>
          )}
          {result ? <Result answer={result} /> : preview && <Reading preview={preview} />}
          {preview && appliable && !result && preview.claims.some(({ outcome }) => outcome === "create") && (
            <Checkbox
              checked={createMissing}
              onCheckedChange={(checked) => setCreateMissing(checked === true)}
              label="Also create the patients and claims that are not on file"
              hint="A remittance gives no birth date and no address: add them on the patient afterwards."
            />
          )}
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose} disabled={busy !== null}>
            {result ? "Close" : "Cancel"}
          </Button>
          {preview && !result && (
            <>
              <Button onClick={() => setPreview(null)} disabled={busy !== null}>
                Choose Another File
              </Button>
              <Button
                variant="primary"
                disabled={!appliable}
                loading={busy === "applying"}
                loadingText="Applying"
                onClick={() => apply(preview.id)}
              >
                Apply
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Reading({ preview }: { preview: RemittancePreviewDto }) {
  if (preview.state === "quarantined") {
    return (
      <Alert tone="danger" title="This file is in quarantine">
        {preview.quarantine_reason}
      </Alert>
    );
  }
  const more = preview.claim_count - preview.claims.length;
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        <Fact name="Payer" value={preview.payer_name ?? "Not named"} />
        <Fact name="Payment" value={preview.payment_total} />
        <Fact name="Date" value={preview.payment_date ?? "Not stated"} />
        <Fact name="Claims" value={String(preview.claim_count)} />
      </dl>
      {preview.notice && <Alert tone="warning">{preview.notice}</Alert>}
      {preview.state === "applied" && (
        <Alert tone="info">This file was applied before. Applying it again changes nothing twice.</Alert>
      )}
      {preview.problems.length > 0 && (
        <Alert
          tone={preview.state === "unreadable" ? "danger" : "warning"}
          title={preview.state === "unreadable" ? "Nothing can be taken over" : "Found in the file"}
        >
          <ul className="flex list-disc flex-col gap-1 pl-4">
            {preview.problems.map(({ position, message }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={place}>
                {position && `Segment ${position.segment}: `}
                {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {preview.claims.length > 0 && <PreviewTable claims={preview.claims} />}
      {more > 0 && <p className="text-ink-muted text-sm">{more} more claims are not shown here.</p>}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}

function Result({ answer }: { answer: ApplyAnswer }) {
  return (
    <>
      <Alert
        tone="success"
        title={answer.status === "applied" ? "Remittance applied" : "Going on in the background"}
      >
        {resultWords(answer)}
        {answer.status === "applying" && " You get a notification when it is done."}
      </Alert>
      {answer.conflicts > 0 && <ConflictList />}
    </>
  );
}
