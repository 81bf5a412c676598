"use client";

import { type FormEvent, useState } from "react";
import { leaveOutPagesAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { useAction } from "@/components/form/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { pageNumbers, typedPages } from "@/lib/core/page-list";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";

interface PagesLeftOutProps {
  appealId: string;
  document: AppealDocumentDto;
  /** Saved, or given up. */
  onDone: () => void;
}

/** Which pages of an enclosed document stay behind, typed as people write them. */
export function PagesLeftOut({ appealId, document, onDone }: PagesLeftOutProps) {
  const { id, pages_total, pages_left_out } = document;
  const total = pages_total ?? 0;
  const [text, setText] = useState(pageNumbers(pages_left_out));
  const [problem, setProblem] = useState<string>();
  const saving = useAction(leaveOutPagesAction);
  const { fields, message } = saving.refusal ?? {};

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const pages = typedPages(text, total);
    setProblem(pages ? undefined : `Write pages between 1 and ${total}, such as 2 or 2-3.`);
    if (pages && (await saving.run({ appealId, documentId: id, pages_left_out: pages }))) onDone();
  };

  return (
    <form onSubmit={save} className="mt-2 grid gap-2 pl-7">
      <Field
        label="Pages that stay behind"
        hint={`Of ${total} pages. Empty takes all along.`}
        error={problem ?? fields?.pages_left_out?.[0] ?? message}
      >
        <Input
          autoFocus
          value={text}
          maxLength={200}
          inputMode="text"
          autoComplete="off"
          placeholder="2, 5-7"
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
            saving.clear();
          }}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" loading={saving.busy}>
          Save pages
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
