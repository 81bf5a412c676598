import { invalid, notFound } from "@/lib/core/errors";
import { noticeTextOf, subjectOfClaim } from "@/lib/domain/appeal/claim-subject";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { composeLetter } from "../compose/compose";
import { collectFacts } from "../facts/appeal-facts";
import type { PreviewTemplateInput, TemplatePreviewDto } from "../schema";
import { sanitizeLetter } from "../text/sanitize";
import { findTemplate, requireKnownPlaceholders } from "./practice-templates";

/**
 * The letter that a template's text, saved or not, would make for a real claim; keeps nothing. Throws VALIDATION for a
 * placeholder that is not known and for a claim that is not the practice's.
 */
export async function previewTemplate(
  ctx: Ctx,
  templateId: string,
  input: PreviewTemplateInput,
): Promise<TemplatePreviewDto> {
  requireKnownPlaceholders(input.body);
  return inContext(ctx, async (tx) => {
    const template = await findTemplate(tx, ctx, templateId);
    if (!template) throw notFound("Template not found.");
    const claim = await subjectOfClaim(tx, ctx, input.claim_id);
    if (!claim) throw invalid({ claim_id: ["Choose a claim from the list."] });
    const noticeText = await noticeTextOf(tx, ctx, claim.linked);
    const facts = await collectFacts(tx, ctx, claim.subject, { papers: claim.papers, noticeText });
    const { content, blanks } = composeLetter(facts, { name: template.name, body: input.body });
    await audit(tx, ctx, {
      action: "read",
      entity: "claim",
      entityId: input.claim_id,
      patientId: claim.subject.patientId,
      detail: { template_preview: templateId },
    });
    return { content: sanitizeLetter(content, "html"), content_format: "html", blanks };
  });
}
