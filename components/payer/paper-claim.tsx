"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { correctRemittanceAction } from "@/app/(desk)/claims/remittances/actions";
import { searchClaims } from "@/components/claim/claim-search";
import { useAction } from "@/components/form/use-action";
import { usePartRefresh } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { LazyCombobox } from "@/components/ui/lazy-combobox";
import type { SheetChange } from "@/lib/domain/remittance/from-paper/schema";
import { changesOf } from "./sheet-changes";
import type { LineField } from "./sheet-values";

/** Whether the values of a `PaperCell` are being put right. */
export const EditingContext = createContext(false);

type PaperCellPlace = { line: number; field: LineField; shown: string };

interface PaperClaimProps {
  remittanceId: string;
  version: number;
  claim: { claim: number; claim_id: string | null; left_out: boolean };
  /** Whose it is, as the screen calls them. */
  name: string;
  /** What is shown in each of its cells. */
  cells: readonly PaperCellPlace[];
  /** Only whose it is may still change. */
  posted: boolean;
  /** What the paper says of it, with a `PaperCell` for each value of its lines. */
  children: ReactNode;
}

/** One claim of a paper: its lines, its match, and what a person says instead. */
export function PaperClaim({ remittanceId, version, claim, name, cells, posted, children }: PaperClaimProps) {
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
      cells.flatMap(({ line, field, shown }) =>
        changesOf(form, `${line}.${field}`, shown || null, { claim: claim.claim, line, field }),
      ),
    );
  return (
    <form
      action={save}
      aria-label={`Claim ${claim.claim}`}
      className="flex flex-col gap-3 rounded-md border p-3"
    >
      <EditingContext value={editing}>{children}</EditingContext>
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

interface PaperCellProps {
  name: string;
  label: string;
  /** As it is typed. */
  value: string;
  /** As it is read. */
  children: ReactNode;
}

/** One value of a line, to be put right while its claim is corrected. */
export function PaperCell({ name, label, value, children }: PaperCellProps) {
  if (!useContext(EditingContext)) return children;
  return <Input dense name={name} aria-label={label} defaultValue={value} />;
}
