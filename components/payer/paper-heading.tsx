"use client";

import { type ReactNode, useState } from "react";
import { correctRemittanceAction } from "@/app/(desk)/claims/remittances/actions";
import { useAction } from "@/components/form/use-action";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import type { SheetDto } from "@/lib/domain/remittance/from-paper/schema";
import { EditingContext } from "./paper-claim";
import { changesOf } from "./sheet-changes";

const FIELDS = ["payer", "trace_number", "paid_on", "total"] as const;
type CheckField = (typeof FIELDS)[number];

interface PaperHeadingProps {
  remittanceId: string;
  version: number;
  /** As the paper says. */
  check: Pick<SheetDto, CheckField>;
  locked: boolean;
  /** The fields, with a `PaperCell` for each, and the way to the paper. */
  children: ReactNode;
  paperLink: ReactNode;
}

/** The check: who paid, by which number, when, how much; and the paper itself. */
export function PaperHeading({ remittanceId, version, check, locked, ...shown }: PaperHeadingProps) {
  const [editing, setEditing] = useState(false);
  const { run, busy, refusal } = useAction(correctRemittanceAction);
  const refresh = usePartRefresh();
  const save = async (form: FormData) => {
    const changes = FIELDS.flatMap((field) => changesOf(form, field, check[field], { field }));
    const done = changes.length === 0 || (await run({ remittanceId, version, changes }));
    if (!done) return;
    setEditing(false);
    refresh();
  };
  return (
    <form action={save} className="flex flex-col gap-2">
      <EditingContext value={editing}>{shown.children}</EditingContext>
      {refusal && (
        <p role="alert" className="text-danger-text text-xs">
          Failed to correct the check: {refusal.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {shown.paperLink}
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
