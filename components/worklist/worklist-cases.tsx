"use client";

import { createContext, type ReactNode, useContext } from "react";
import { useClaimDesk } from "@/components/claim/claim-desk";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { ROW } from "@/components/ui/table-classes";

interface ChosenCases {
  chosen: readonly string[];
  /** The keys are at this case. */
  at: string | undefined;
  /** All, some or none of the page's cases are chosen. */
  share: "all" | "some" | "none";
  /** With `through`, everything since the last click. */
  choose: (caseId: string, through: boolean) => void;
  chooseAll: (on: boolean) => void;
  /** Asks whether to close the case for this reason. */
  close: (caseId: string, reason: string) => void;
}

const CasesContext = createContext<ChosenCases | null>(null);

export const ChosenCasesProvider = CasesContext.Provider;

function useCases(): ChosenCases {
  const cases = useContext(CasesContext);
  if (!cases) throw new Error("a case stands outside the worklist");
  return cases;
}

/** A row around the cells that the server rendered, marked when it is chosen and when the keys are there. */
export function CaseRow({ caseId, children }: { caseId: string; children: ReactNode }) {
  const { chosen, at } = useCases();
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: cards lose the table's display, and with it the roles browsers infer
      role="row"
      data-case={caseId}
      data-selected={chosen.includes(caseId) || undefined}
      aria-current={at === caseId || undefined}
      className={`${ROW} relative data-selected:bg-accent-soft/60 aria-current:outline-2 aria-current:outline-accent aria-current:-outline-offset-2`}
    >
      {children}
    </tr>
  );
}

export function ChooseCase({ caseId, name }: { caseId: string; name: string }) {
  const { chosen, choose } = useCases();
  return (
    <Checkbox
      aria-label={`Choose case ${name}`}
      checked={chosen.includes(caseId)}
      onCheckedChange={(_, { shiftKey }) => choose(caseId, shiftKey)}
    />
  );
}

export function ChooseAllCases() {
  const { share, chooseAll } = useCases();
  return (
    <Checkbox
      aria-label="Choose all cases of this page"
      ref={(box) => {
        if (box) box.indeterminate = share === "some";
      }}
      checked={share === "all"}
      onCheckedChange={chooseAll}
    />
  );
}

interface CloseCaseProps {
  caseId: string;
  reason: string;
  label: string;
  name: string;
}

/** The step of a case that needs no paper: it is closed, for a reason that can be changed. */
export function CloseCase({ caseId, reason, label, name }: CloseCaseProps) {
  const { close } = useCases();
  return (
    <Button size="sm" aria-label={`${label}: case ${name}`} data-step onClick={() => close(caseId, reason)}>
      {label}
    </Button>
  );
}

interface WritePaperProps {
  claimId: string | null;
  label: string;
  name: string;
}

/** Opens the dialog that writes the move's paper. */
export function WritePaper({ claimId, label, name }: WritePaperProps) {
  const { openClaim } = useClaimDesk();
  return (
    <Button
      size="sm"
      aria-label={`${label}: case ${name}`}
      data-step
      onClick={() => claimId && openClaim("generate", claimId)}
    >
      {label}
    </Button>
  );
}
