import { invalid, notFound } from "@/lib/core/errors";
import { denialLetterTextOf, subjectOfClaim } from "@/lib/domain/appeal/claim-subject";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { composeLetter } from "../compose/compose";
import { collectFacts } from "../facts/appeal-facts";
import { previewTemplateAnswer, previewTemplateInput } from "../schema";
import { findTemplate, requireKnownPlaceholders } from "../templates/practice-templates";
import { templateBlanks } from "../templates/template-text";
import { sanitizeLetter } from "../text/sanitize";

/** Of a text that may not be saved; keeps nothing. */
export const previewTemplate = operation(
  {
    name: "previewTemplate",
    access: "user",
    input: previewTemplateInput,
    answer: previewTemplateAnswer,
    summary: "Show the letter that a template's text would make for a claim",
    description: "Takes the text as it is being edited and saves nothing.",
  },
  async (ctx, { templateId, ...input }, tx) => {
    requireKnownPlaceholders(input.body);
    const template = await findTemplate(tx, ctx, templateId);
    if (!template) throw notFound("Template not found.");
    const claim = await subjectOfClaim(tx, ctx, input.claim_id);
    if (!claim) throw invalid({ claim_id: ["Choose a claim from the list."] });
    const denialLetterText = await denialLetterTextOf(tx, ctx, claim.linked);
    const facts = await collectFacts(tx, ctx, claim.subject, { papers: claim.papers, denialLetterText });
    const { content } = composeLetter(facts, { name: template.name, body: input.body });
    const blanks = templateBlanks(input.body, facts);
    await audit(tx, ctx, {
      action: "read",
      entity: "claim",
      entityId: input.claim_id,
      patientId: claim.subject.patientId,
      detail: { template_preview: templateId },
    });
    return { content: sanitizeLetter(content, "html"), content_format: "html" as const, blanks };
  },
);
