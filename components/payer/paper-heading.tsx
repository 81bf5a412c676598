"use client";

import { useState } from "react";
import { correctRemittanceAction } from "@/app/(desk)/claims/remittances/actions";
import { useAction } from "@/components/form/use-action";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { SheetDto } from "@/lib/domain/remittance/from-paper/schema";
import { changesOf } from "./sheet-changes";

interface PaperHeadingProps {
  remittanceId: string;
  paper: SheetDto;
  locked: boolean;
}

const FIELDS = [
  ["payer", "Payer"],
  ["trace_number", "Check or EFT number"],
  ["paid_on", "Payment date"],
  ["total", "Check amount"],
] as const;

/** The check: who paid, by which number, when, how much; and the paper itself. */
export function PaperHeading({ remittanceId, paper, locked }: PaperHeadingProps) {
  const [editing, setEditing] = useState(false);
  const { run, busy, refusal } = useAction(correctRemittanceAction);
  const refresh = usePartRefresh();
  const save = async (form: FormData) => {
    const changes = FIELDS.flatMap(([field]) => changesOf(form, field, paper[field], { field }));
    const done = changes.length === 0 || (await run({ remittanceId, version: paper.version, changes }));
    if (!done) return;
    setEditing(false);
    refresh();
  };
  return (
    <form action={save} className="flex flex-col gap-2">
      <div className="grid gap-3 text-sm sm:grid-cols-4">
        {FIELDS.map(([field, label]) => (
          <div key={field} className="flex flex-col gap-1">
            <span className="text-ink-muted text-xs">{label}</span>
            {editing ? (
              <Input dense name={field} aria-label={label} defaultValue={paper[field] ?? ""} />
            ) : (
              <span className="font-medium">{paper[field] ?? "Not printed"}</span>
            )}
          </div>
        ))}
      </div>
      {refusal && (
        <p role="alert" className="text-danger-text text-xs">
          Failed to correct the check: {refusal.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={`/api/v1/payers/remittances/${remittanceId}/file/`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-6 items-center text-sm"
        >
          Open the paper
        </a>
        {!locked && !editing && (
          <Button size="sm" onClick={() => setEditing(true)}>
            Correct the Check
          </Button>
        )}
        {editing && (
          <>
            <Button size="sm" type="submit" variant="primary" loading={busy}>
              Save the Check
            </Button>
            <Button size="sm" disabled={busy} onClick={() => setEditing(false)}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
