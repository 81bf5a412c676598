"use client";

import { BookmarkPlus } from "lucide-react";
import { type FormEvent, use, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { sameName } from "./saved-filter-name";
import { SavedFiltersContext } from "./use-saved-filters";

interface SaveFilterFormProps {
  /** The name to begin with. */
  suggested: string;
  /** Those that are there already. */
  names: readonly string[];
  maxLength: number;
}

/** Keeps what the page shows now under a name; a name that is there already is told before it is used again. */
export function SaveFilterForm({ suggested, names, maxLength }: SaveFilterFormProps) {
  const saved = use(SavedFiltersContext);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? suggested;
  const taken = names.find((one) => sameName(one, name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saved?.save(name, () => setTyped(null));
  };
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-3">
      <Field
        label="Save the current filters as"
        error={saved?.refusal ?? undefined}
        hint={taken && `Replaces your filter “${taken}”.`}
      >
        <Input
          dense
          maxLength={maxLength}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setTyped(event.target.value);
            saved?.forgive();
          }}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        loading={saved?.busy ?? false}
        loadingText="Saving"
        disabled={name.trim() === ""}
      >
        <BookmarkPlus aria-hidden /> {taken ? "Replace filter" : "Save filter"}
      </Button>
    </form>
  );
}
