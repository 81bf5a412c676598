"use client";

import { clsx } from "clsx";
import { BookmarkPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SavedFilterDto } from "@/lib/domain/claim/saved-filter/schema";
import { reasonOf } from "./claim-labels";
import {
  choicesOf,
  type FilterChoices,
  filterWords,
  isUsual,
  queryOf,
  sameFilter,
  sameName,
} from "./saved-filters";
import type { useSavedFilters } from "./use-saved-filters";

/** Of the API: longer names are refused. */
const LONGEST_NAME = 60;

interface SaveFilterFormProps {
  current: FilterChoices;
  filters: readonly SavedFilterDto[];
  save: ReturnType<typeof useSavedFilters>["save"];
  onSaved: () => void;
}

/** Keeps what the page shows now under a name; a name that is there already is told before it is used again. */
export function SaveFilterForm({ current, filters, save, onSaved }: SaveFilterFormProps) {
  const [typed, setTyped] = useState<string | null>(null);
  // Without the patient's name, which may change and belongs to the patient's record.
  const words = filterWords(current, null).slice(0, LONGEST_NAME);
  const suggested = filters.some((filter) => sameName(filter.name, words)) ? "" : words;
  const name = typed ?? suggested;
  const taken = filters.find((filter) => sameName(filter.name, name));
  const saved = filters.find(({ query }) => sameFilter(choicesOf(query), current));
  const below = filters.length > 0 && "mt-3 border-t pt-3";

  if (isUsual(current) || saved) {
    return (
      <p className={clsx("wrap-anywhere text-ink-muted", below)}>
        {saved
          ? `The current filters are saved as “${saved.name}”.`
          : "Choose a view, a status, a patient, a next step or an order, then save them here to get back to them with one click."}
      </p>
    );
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      setTyped(null);
      onSaved();
    };
    save.mutate({ name, query: queryOf(current) }, { onSuccess });
  };
  return (
    <form onSubmit={submit} noValidate className={clsx("flex flex-col gap-3", below)}>
      <Field
        label="Save the current filters as"
        error={save.error ? reasonOf(save.error) : undefined}
        hint={taken && `Replaces your filter “${taken.name}”.`}
      >
        <Input
          dense
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setTyped(event.target.value);
            save.reset();
          }}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        loading={save.isPending}
        loadingText="Saving"
        disabled={name.trim() === ""}
      >
        <BookmarkPlus aria-hidden /> {taken ? "Replace filter" : "Save filter"}
      </Button>
    </form>
  );
}
