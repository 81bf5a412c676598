"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Dropzone } from "@/components/ui/dropzone";
import { LINK } from "@/components/ui/link-classes";
import { Spinner } from "@/components/ui/spinner";
import {
  type ApplyAnswer,
  MAX_REMITTANCE_BYTES,
  type RemittancePreviewDto,
} from "@/lib/domain/remittance/schema";
import { applyRemittance, failure, fetchRemittance, uploadRemittance } from "./remittance-calls";
import { ApplyResult, RemittanceReading } from "./remittance-reading";

const ACCEPT = { "text/plain": [".835", ".txt", ".edi", ".x12", ".era"], "application/edi-x12": [".835"] };

const REMITTANCES_PAGE = "/claims/remittances";

/** States from which a file can be applied, again or for the first time. */
const APPLIABLE: readonly RemittancePreviewDto["state"][] = ["ready", "applying", "stopped", "applied"];

interface RemittanceDialogProps {
  /** A file that was read before; without it one is chosen here. */
  remittanceId?: string;
  onClose: () => void;
  /** Claims were changed: what is on the screen is out of date. */
  onApplied: () => void;
}

/** Upload an X12 835 remittance, look at what it changes, then apply it. Nothing changes before the last click. */
export function RemittanceDialog({ remittanceId, onClose, onApplied }: RemittanceDialogProps) {
  const cache = useQueryClient();
  const pathname = usePathname();
  const [uploaded, setUploaded] = useState<RemittancePreviewDto | null>(null);
  const [result, setResult] = useState<ApplyAnswer | null>(null);
  const [createMissing, setCreateMissing] = useState(false);
  const [busy, setBusy] = useState<"reading" | "applying" | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const known = useQuery({
    queryKey: ["remittance", remittanceId],
    queryFn: () => fetchRemittance(remittanceId ?? ""),
    enabled: remittanceId !== undefined,
    // What it changes depends on the claims of now.
    staleTime: 0,
    gcTime: 0,
  });
  const preview = uploaded ?? known.data ?? null;
  const reading = busy === "reading" || known.isFetching;
  const problem = refused ?? (known.error && failure("load the remittance", known.error));

  const attempt = async (what: "reading" | "applying", action: string, run: () => Promise<void>) => {
    setBusy(what);
    setRefused(null);
    try {
      await run();
    } catch (error) {
      setRefused(failure(action, error));
    } finally {
      setBusy(null);
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "remittance" });
    }
  };
  const read = (file: File) =>
    attempt("reading", "read the remittance", async () => setUploaded(await uploadRemittance(file)));
  const apply = (id: string) =>
    attempt("applying", "apply the remittance", async () => {
      setResult(await applyRemittance(id, createMissing));
      onApplied();
    });

  const appliable = preview !== null && result === null && APPLIABLE.includes(preview.state);
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent
        title={remittanceId ? "Remittance" : "Upload Remittance"}
        description="An 835 file from a payer. You see what it would change before anything changes."
        size="xl"
        locked={busy !== null}
      >
        {/* The table keeps its height, so that the body scrolls and not the table in it. */}
        <DialogBody className="flex flex-col gap-4 *:shrink-0">
          {problem && <Alert tone="danger">{problem}</Alert>}
          {!preview && !remittanceId && (
            <Dropzone
              label="Remittance"
              accept={ACCEPT}
              acceptText=".835, .edi or .txt"
              maxSize={MAX_REMITTANCE_BYTES}
              disabled={busy !== null}
              onFiles={([file]) => file && read(file)}
            />
          )}
          {reading && (
            <p role="status" className="flex items-center gap-2 text-ink-muted text-sm">
              <Spinner /> Reading the file…
            </p>
          )}
          {result ? <ApplyResult answer={result} /> : preview && <RemittanceReading preview={preview} />}
          {appliable && preview.claims.some(({ outcome }) => outcome === "create") && (
            <Checkbox
              checked={createMissing}
              onCheckedChange={(checked) => setCreateMissing(checked === true)}
              label="Also create the patients and claims that are not on file"
              hint="A remittance has no birth date or address. Add them to the patient afterward."
            />
          )}
        </DialogBody>
        <DialogFooter>
          {pathname !== REMITTANCES_PAGE && (
            <Link
              href={REMITTANCES_PAGE}
              prefetch={false}
              className={`mr-auto inline-flex min-h-6 items-center text-sm ${LINK}`}
            >
              All remittances
            </Link>
          )}
          <Button onClick={onClose} disabled={busy !== null}>
            {result || (preview && !appliable) ? "Close" : "Cancel"}
          </Button>
          {uploaded && !result && (
            <Button onClick={() => setUploaded(null)} disabled={busy !== null}>
              Choose Another File
            </Button>
          )}
          {appliable && (
            <Button
              variant="primary"
              loading={busy === "applying"}
              loadingText="Applying"
              onClick={() => apply(preview.id)}
            >
              Apply
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
