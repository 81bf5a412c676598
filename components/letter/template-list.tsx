import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { HrefButton } from "@/components/ui/href-button";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import type { TemplateDto } from "@/lib/domain/letter/schema";

interface TemplateListProps {
  templates: readonly TemplateDto[];
  isOwner: boolean;
  /** The address that opens a template. */
  hrefOf: (templateId: string) => string;
}

export function TemplateList({ templates, isOwner, hrefOf }: TemplateListProps) {
  return (
    <Card
      title="Letter templates"
      description="Letters for denied claims are written from the template of the denial's category."
      flush
    >
      <ul aria-label="Templates" className="divide-y border-t">
        {templates.map((template) => (
          <TemplateLine key={template.id} template={template} isOwner={isOwner} href={hrefOf(template.id)} />
        ))}
      </ul>
    </Card>
  );
}

interface TemplateLineProps {
  template: TemplateDto;
  isOwner: boolean;
  href: string;
}

function TemplateLine({ template, isOwner, href }: TemplateLineProps) {
  const { name, denial_categories: categories } = template;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{name}</span>
          {!template.is_default && <Badge tone="accent">Changed</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {categories.length > 0
            ? categories.map((category) => DENIAL_CATEGORY_LABELS[category]).join(", ")
            : "No denial category: chosen by hand only"}
        </p>
      </div>
      <HrefButton size="sm" href={href} aria-label={`${isOwner ? "Edit" : "Read"} ${name}`}>
        {isOwner ? "Edit" : "Read"}
      </HrefButton>
    </li>
  );
}
