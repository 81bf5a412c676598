import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { DENIAL_CATEGORIES, type DenialCategory } from "@/lib/core/enums";
import type { TemplateDto } from "@/lib/domain/letter/schema";

interface TemplateCategoriesProps {
  template: TemplateDto;
  templates: readonly TemplateDto[];
  value: readonly DenialCategory[];
  disabled: boolean;
  error: string | undefined;
  onChange: (categories: DenialCategory[]) => void;
}

/** The denials that a template answers. A category belongs to one template: another's has to be given up there first. */
export function TemplateCategories({ template, templates, value, ...props }: TemplateCategoriesProps) {
  const id = useId();
  const ownerOf = (category: DenialCategory) =>
    templates.find((other) => other.id !== template.id && other.denial_categories.includes(category));
  return (
    <fieldset aria-describedby={props.error && id}>
      <legend className="mb-2 font-medium text-sm">Denial categories</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {DENIAL_CATEGORIES.map((category) => {
          const owner = ownerOf(category);
          return (
            <Checkbox
              key={category}
              label={DENIAL_CATEGORY_LABELS[category]}
              hint={owner && `Of ${owner.name}`}
              checked={value.includes(category)}
              disabled={props.disabled || owner !== undefined}
              onCheckedChange={(checked) =>
                props.onChange(
                  DENIAL_CATEGORIES.filter((other) => (other === category ? checked : value.includes(other))),
                )
              }
            />
          );
        })}
      </div>
      {props.error && (
        <p id={id} role="alert" className="mt-2 flex items-start gap-1.5 text-danger-text text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {props.error}
        </p>
      )}
    </fieldset>
  );
}
