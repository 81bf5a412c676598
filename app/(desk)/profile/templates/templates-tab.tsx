import { TemplateEditor } from "@/components/letter/lazy-template-editor";
import { TemplateList } from "@/components/letter/template-list";
import { Alert } from "@/components/ui/alert";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import type { Ctx } from "@/lib/domain/kernel/context";
import { getTemplate, listTemplates } from "@/lib/domain/letter/templates/practice-templates";

interface TemplatesTabProps {
  ctx: Ctx;
  /** The one that is open. */
  templateId: string | null;
  hrefOf: (templateId: string | null) => string;
}

/** What the letters for denied claims are written from. The owner edits them, everyone may read and preview. */
export async function TemplatesTab({ ctx, templateId, hrefOf }: TemplatesTabProps) {
  const { isOwner } = ctx.actor;
  const [list, template] = await Promise.all([
    listTemplates(ctx),
    templateId && isUuid(templateId) ? getTemplate(ctx, { templateId }).catch(nullIfGone) : null,
  ]);
  const { templates, placeholders } = list;
  if (template) {
    return (
      <TemplateEditor
        template={template}
        list={{ templates, placeholders }}
        isOwner={isOwner}
        listHref={hrefOf(null)}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {!isOwner && <Alert tone="info" title="Only the owner of the practice can change the templates." />}
      <TemplateList templates={templates} isOwner={isOwner} hrefOf={hrefOf} />
    </div>
  );
}

function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.code === "NOT_FOUND") return null;
  throw error;
}
