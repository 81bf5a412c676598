import type { TemplatesDto } from "@/lib/domain/letter/schema";

interface PlaceholderChipsProps {
  placeholders: TemplatesDto["placeholders"];
  /** Gets it as it is written in a text: "{{claim_number}}". */
  onInsert: (placeholder: string) => void;
}

/** What a text can name; a click puts it where the cursor is. */
export function PlaceholderChips({ placeholders, onInsert }: PlaceholderChipsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Insert a placeholder</legend>
      <div className="flex flex-wrap gap-1.5">
        {placeholders.map(({ name, meaning }) => (
          <button
            key={name}
            type="button"
            title={`{{${name}}}`}
            onClick={() => onInsert(`{{${name}}}`)}
            className="min-h-7 rounded-full border bg-sunken px-2.5 text-ink-muted text-xs hover:bg-hover hover:text-ink"
          >
            {meaning}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
