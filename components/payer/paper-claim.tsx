"use client";

import { type ReactNode, useState } from "react";
import { correctRemittanceAction } from "@/app/(desk)/claims/remittances/actions";
import { searchClaims } from "@/components/claim/claim-search";
import { useAction } from "@/components/form/use-action";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { LazyCombobox } from "@/components/ui/lazy-combobox";
import { readableName } from "@/lib/core/readable-name";
import type { SheetChange, SheetDto } from "@/lib/domain/remittance/from-paper/schema";
import { LINE_CELLS, PaperLines } from "./paper-lines";
import { adjustmentText, changesOf } from "./sheet-changes";

interface PaperClaimProps {
  remittanceId: string;
  version: number;
  claim: SheetDto["claims"][number];
  imbalances: SheetDto["imbalances"];
  /** What posting does with it, where it is not left out. */
  outcome: ReactNode;
  /** Only whose it is may still change. */
  posted: boolean;
}

/** One claim of a paper: its lines, its match, and what a person says instead. */
export function PaperClaim({ remittanceId, version, claim, imbalances, outcome, posted }: PaperClaimProps) {
  const [editing, setEditing] = useState(false);
  const { run, busy, refusal } = useAction(correctRemittanceAction);
  const refresh = usePartRefresh();
  const correct = async (changes: SheetChange[]) => {
    const done = changes.length === 0 || (await run({ remittanceId, version, changes }));
    if (done) {
      setEditing(false);
      refresh();
    }
  };
  const save = (form: FormData) =>
    correct(
      claim.lines.flatMap((line) =>
        LINE_CELLS.flatMap(({ field }) => {
          const before = field === "adjustments" ? adjustmentText(line.adjustments) || null : line[field];
          return changesOf(form, `${line.line}.${field}`, before, {
            claim: claim.claim,
            line: line.line,
            field,
          });
        }),
      ),
    );
  const name = claim.patient_name ? readableName(claim.patient_name) : "No patient named";
  return (
    <form
      action={save}
      aria-label={`Claim ${claim.claim}`}
      className="flex flex-col gap-3 rounded-md border p-3"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <h3 className="font-medium">
          {claim.claim}. {name}
        </h3>
        <span className="text-ink-muted">
          {[claim.claim_number, claim.patient_account, claim.page && `page ${claim.page}`]
            .filter(Boolean)
            .join(" · ")}
        </span>
        {claim.reversal && <Badge tone="warning">Reversal</Badge>}
        {claim.left_out ? <Badge tone="neutral">Left out</Badge> : outcome}
      </div>
      <PaperLines claim={claim} imbalances={imbalances} editing={editing} />
      {imbalances
        .filter(({ level }) => level === "claim")
        .map(({ message }) => (
          <p key={message} className="text-warning-text text-xs">
            {message}
          </p>
        ))}
      {refusal && (
        <p role="alert" className="text-danger-text text-xs">
          Failed to correct the claim: {refusal.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <div className="w-72 max-w-full">
          <LazyCombobox
            aria-label={`Claim on file for ${name}`}
            value={null}
            onChange={(option) =>
              option && correct([{ claim: claim.claim, field: "claim_id", value: option.id }])
            }
            search={(query, signal) => searchClaims(query, null, signal)}
            placeholder={claim.claim_id ? "You chose this claim. Choose another" : "Choose another claim"}
            searchPlaceholder="Search claims"
            emptyText="No claim found."
          />
        </div>
        <Checkbox
          checked={claim.left_out}
          disabled={busy}
          onCheckedChange={(checked) =>
            correct([{ claim: claim.claim, field: "left_out", value: String(checked) }])
          }
          label="Leave this claim out"
        />
        {!posted && !editing && (
          <Button size="sm" aria-label={`Correct claim ${claim.claim}`} onClick={() => setEditing(true)}>
            Correct
          </Button>
        )}
        {editing && (
          <>
            <Button size="sm" type="submit" variant="primary" loading={busy}>
              Save
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
