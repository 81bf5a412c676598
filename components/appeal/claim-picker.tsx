"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { claimKey, fetchClaim } from "@/components/claim/claim-calls";
import { claimOption, searchClaims } from "@/components/claim/claim-search";
import { Combobox } from "@/components/ui/combobox";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { Field } from "@/components/ui/field";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import { updateAppeal } from "./appeal-calls";
import { sentenceOf } from "./messages";
import type { AppealHandle } from "./use-appeal";

interface ClaimPickerProps {
  handle: AppealHandle;
  /** Linking fills fields that are still empty. */
  onLinked: (appeal: AppealDto) => void;
}

/** Ties the appeal to a claim, or unties it. */
export function ClaimPicker({ handle, onLinked }: ClaimPickerProps) {
  const { appeal, show } = handle;
  const [problem, setProblem] = useState<string>();
  const linked = useLinkedClaim(appeal.claim);

  const pick = async (option: ComboboxOption | null) => {
    setProblem(undefined);
    try {
      const changed = await updateAppeal(appeal.id, { claim: option?.id ?? null });
      show(changed);
      onLinked(changed);
    } catch (error) {
      setProblem(sentenceOf(error, "Failed to update appeal information"));
    }
  };

  return (
    <Field
      label="Claim"
      optional
      error={problem}
      hint="The letter then uses the claim's facts and is listed with its appeal letters."
    >
      <Combobox
        value={linked}
        onChange={pick}
        search={(query, signal) => searchClaims(query, appeal.patient, signal)}
        placeholder="Link a claim"
        searchPlaceholder="Search claims"
        emptyText={appeal.patient ? "This patient has no matching claim." : "No claim found."}
        clearable
      />
    </Field>
  );
}

/** The appeal's claim by its name. While that is on its way, and for a claim that is gone, it is only called linked. */
export function useLinkedClaim(claimId: string | null): ComboboxOption | null {
  const { data } = useQuery({
    queryKey: claimKey(claimId ?? ""),
    queryFn: () => fetchClaim(claimId ?? ""),
    enabled: claimId !== null,
  });
  if (claimId === null) return null;
  return data ? claimOption(data) : { id: claimId, label: "Linked claim" };
}
