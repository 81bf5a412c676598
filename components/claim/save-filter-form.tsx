"use client";

import { clsx } from "clsx";
import { BookmarkPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import { filterWords, isUsual, type SavedChoices, sameFilter, sameName } from "./saved-filters";
import type { useSavedFilters } from "./use-saved-filters";

/** Of the API: longer names are refused. */
const LONGEST_NAME = 60;

interface SaveFilterFormProps {
  current: SavedChoices;
  filters: readonly SavedFilterDto[];
  saved: Pick<ReturnType<typeof useSavedFilters>, "save" | "busy" | "refusal" | "forgive">;
  onSaved: () => void;
}

/** Keeps what the page shows now under a name; a name that is there already is told before it is used again. */
export function SaveFilterForm({ current, filters, saved, onSaved }: SaveFilterFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Without the patient's name, which may change and belongs to the patient's record.
  const words = filterWords(current, null).slice(0, LONGEST_NAME);
  const suggested = filters.some((filter) => sameName(filter.name, words)) ? "" : words;
  const name = typed ?? suggested;
  const taken = filters.find((filter) => sameName(filter.name, name));
  const same = filters.find(({ query }) => sameFilter(query, current));
  const below = filters.length > 0 && "mt-3 border-t pt-3";

  if (isUsual(current) || same) {
    return (
      <p className={clsx("wrap-anywhere text-ink-muted", below)}>
        {same
          ? `The current filters are saved as “${same.name}”.`
          : "Choose a view, a status, a patient, a next step or an order, then save them here to get back to them with one click."}
      </p>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    saved.save(name, current, () => {
      setTyped(null);
      onSaved();
    });
  };
  return (
    <form method="dialog" onSubmit={submit} noValidate className={clsx("flex flex-col gap-3", below)}>
      <Field
        label="Save the current filters as"
        error={saved.refusal ?? undefined}
        hint={taken && `Replaces your filter “${taken.name}”.`}
      >
        <Input
          dense
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setTyped(event.target.value);
            saved.forgive();
          }}
        />
      </Field>
      <Button type="submit" size="sm" loading={saved.busy} loadingText="Saving" disabled={name.trim() === ""}>
        <BookmarkPlus aria-hidden /> {taken ? "Replace filter" : "Save filter"}
      </Button>
    </form>
  );
}
