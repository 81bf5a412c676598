"use client";

import { type ReactNode, useState } from "react";
import { applyRemittanceAction } from "@/app/(desk)/claims/remittances/actions";
import { useAction } from "@/components/form/use-action";
import { ClosePart, InlinePart, NextPartButton, type View } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { SheetDto } from "@/lib/domain/remittance/from-paper/schema";
import type { ApplyAnswer, RemittanceFileDto } from "@/lib/domain/remittance/schema";
import { RemittanceDialog } from "./remittance-dialog";
import { resultWords } from "./result-labels";

/** States from which a file can be applied, again or for the first time. */
const APPLIABLE: readonly RemittanceFileDto["state"][] = ["ready", "applying", "stopped", "applied"];

interface ApplyRemittanceProps {
  remittance: Pick<RemittanceFileDto, "id" | "state">;
  /** Of a paper: the version that is shown, and whether it adds up. */
  paper: Pick<SheetDto, "version" | "balanced"> | null;
  /** Some of its claims are not on file. */
  canCreate: boolean;
  conflictsView: View<Record<never, never>>;
  /** Where the file was just uploaded: to choose another one. */
  uploadView?: View<Record<never, never>>;
  /** What the file says and what it changes. */
  children: ReactNode;
}

/** What a remittance changes, then applying it. Nothing changes before the last click. */
export function ApplyRemittance({ remittance, paper, uploadView, children, ...props }: ApplyRemittanceProps) {
  const [result, setResult] = useState<ApplyAnswer | null>(null);
  const [createMissing, setCreateMissing] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const { run, busy, refusal } = useAction(applyRemittanceAction);
  // What came of it is on the screen before the page behind it has been drawn again.
  const locked = busy && result === null;
  const appliable = result === null && APPLIABLE.includes(remittance.state);
  const isOff = paper?.balanced === false && remittance.state === "ready";
  const apply = async () => {
    const answer = await run({
      remittanceId: remittance.id,
      create_missing: createMissing,
      ...(paper && { version: paper.version, accept_differences: accepted }),
    });
    if (answer) setResult(answer);
  };
  return (
    <RemittanceDialog
      title={uploadView ? "Upload Remittance" : "Remittance"}
      locked={locked}
      buttons={
        <>
          <ClosePart disabled={locked}>{appliable ? "Cancel" : "Close"}</ClosePart>
          {uploadView && !result && (
            <NextPartButton view={uploadView} input={{}} disabled={busy}>
              Choose Another File
            </NextPartButton>
          )}
          {appliable && (
            <Button
              variant="primary"
              loading={busy}
              loadingText="Applying"
              disabled={isOff && !accepted}
              onClick={apply}
            >
              Apply
            </Button>
          )}
        </>
      }
    >
      {refusal && <Alert tone="danger">Failed to apply the remittance: {refusal.message}</Alert>}
      {result ? <ApplyResult answer={result} conflictsView={props.conflictsView} /> : children}
      {appliable && isOff && (
        <Checkbox
          checked={accepted}
          onCheckedChange={setAccepted}
          label="Post it although it does not add up"
          hint="Better: correct what was misread. What is off stays off in the claims."
        />
      )}
      {appliable && props.canCreate && (
        <Checkbox
          checked={createMissing}
          onCheckedChange={setCreateMissing}
          label="Also create the patients and claims that are not on file"
          hint="A remittance has no birth date or address. Add them to the patient afterward."
        />
      )}
    </RemittanceDialog>
  );
}

type ApplyResultProps = { answer: ApplyAnswer; conflictsView: View<Record<never, never>> };

/** What came of applying it, with the differences that wait for a person. */
function ApplyResult({ answer, conflictsView }: ApplyResultProps) {
  const isApplied = answer.status === "applied";
  return (
    <>
      <Alert tone="success" title={isApplied ? "Remittance applied" : "Continuing in the background"}>
        {resultWords(answer)}
        {!isApplied && " You will get a notification when it is done."}
      </Alert>
      {answer.conflicts > 0 && <InlinePart view={conflictsView} input={{}} />}
    </>
  );
}
