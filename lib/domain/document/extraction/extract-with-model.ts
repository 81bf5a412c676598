import type { DocumentText } from "@/lib/core/document-text";
import type { Extraction } from "@/lib/core/extraction";
import { log } from "@/lib/core/log";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import {
  proposalMessages,
  proposalSchema,
  restoreProposal,
  verifyProposal,
} from "@/lib/domain/reading/model-proposal";
import { createRedactor } from "@/lib/domain/reading/redaction/placeholders";
import { ModelFailure } from "@/lib/integrations/models/failure";
import { extractionModel } from "@/lib/integrations/services";

/**
 * Rules propose; a configured model proposes too, from text whose identifiers were replaced; what the model says is
 * kept only where the document says it. Without a model, or when it fails, the rules' values stand and the
 * engine says so.
 */
export async function extractWithModel(
  ctx: Ctx,
  documentId: string,
  text: DocumentText,
  rules: Extraction,
): Promise<{ extraction: Extraction; engine: string }> {
  const config = extractionModel();
  if (!config) return { extraction: rules, engine: "rules" };
  const redactor = createRedactor({
    patientName: rules.fields.patient_name?.value,
    subscriberName: rules.facts.subscriber_name?.value,
    dateOfBirth: rules.facts.date_of_birth?.value,
    memberId: rules.facts.member_id?.value,
    groupNumber: rules.facts.group_number?.value,
    claimNumber: rules.fields.claim_number?.value,
    authorizationNumber: rules.facts.authorization_number?.value,
  });
  await inContext(ctx, (tx) =>
    audit(tx, ctx, {
      action: "ai_call",
      entity: "document",
      entityId: documentId,
      detail: { model: config.label, purpose: "extraction" },
    }),
  );
  try {
    const { proposeExtraction } = await import("@/lib/integrations/models/client");
    const { value } = await proposeExtraction(
      config,
      proposalMessages(redactor.redact(text.pages.map((page) => page.text).join("\n\f\n"))),
      proposalSchema,
      { timeoutMs: Math.min(config.timeoutMs, 120_000) },
    );
    const proposal = restoreProposal(value, (part) => redactor.restore(part));
    return { extraction: verifyProposal(proposal, text, rules), engine: config.label };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ reason: error.reason }, "the model proposed nothing; the rules' values stand");
    return { extraction: rules, engine: "rules" };
  }
}
