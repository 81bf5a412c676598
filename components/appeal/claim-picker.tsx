"use client";

import { useState } from "react";
import { changeAppealAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";

import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import { LazyCombobox } from "@/components/ui/lazy-combobox";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { failureText } from "./messages";
import { useWizard } from "./wizard-shell";

const loadSearch = () => import("@/components/claim/claim-search");

interface ClaimPickerProps {
  /** The linked claim. */
  claim: ComboboxOption | null;
  /** Linking fills fields that are still empty. */
  onLinked: (appeal: AppealDto) => void;
}

/** Ties the appeal to a claim, or unties it. */
export function ClaimPicker({ claim, onLinked }: ClaimPickerProps) {
  const { appeal, stayHere } = useWizard();
  /** What was picked, until the page has it. */
  const [picked, setPicked] = useState<ComboboxOption | null>();
  const { run, refusal } = useAction(changeAppealAction);

  const pick = async (option: ComboboxOption | null) => {
    stayHere();
    setPicked(option);
    const changed = await run({ appealId: appeal.id, claim: option?.id ?? null });
    setPicked(undefined);
    if (changed) onLinked(changed);
  };

  return (
    <Field
      label="Claim"
      optional
      error={refusal ? failureText("Failed to update appeal information", refusal) : undefined}
      hint="The letter then uses the claim's facts and is listed with its appeal letters."
    >
      <LazyCombobox
        value={picked === undefined ? claim : picked}
        onChange={pick}
        search={(query, signal) =>
          loadSearch().then((file) => file.searchClaims(query, appeal.patient, signal))
        }
        placeholder="Link a claim"
        searchPlaceholder="Search claims"
        emptyText={appeal.patient ? "This patient has no matching claim." : "No claim found."}
        clearable
      />
    </Field>
  );
}
