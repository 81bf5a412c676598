import type { DocumentText } from "@/lib/core/document-text";
import type { Extraction } from "@/lib/core/extraction";
import {
  proposalMessages,
  proposalSchema,
  restoreProposal,
  verifyProposal,
} from "@/lib/domain/reading/model-proposal";
import { createRedactor } from "@/lib/domain/reading/redaction/placeholders";
import type { ModelConfig } from "@/lib/integrations/models/client";

/** What the rules and a model together make of a document; identifiers are replaced before its text leaves. */
export async function proposeByModel(
  config: ModelConfig & { timeoutMs: number },
  text: DocumentText,
  rules: Extraction,
): Promise<Extraction> {
  const redactor = createRedactor({
    patientName: rules.fields.patient_name?.value,
    subscriberName: rules.facts.subscriber_name?.value,
    dateOfBirth: rules.facts.date_of_birth?.value,
    memberId: rules.facts.member_id?.value,
    groupNumber: rules.facts.group_number?.value,
    claimNumber: rules.fields.claim_number?.value,
    authorizationNumber: rules.facts.authorization_number?.value,
  });
  const pages = text.pages.map((page) => `=== page ${page.number} ===\n${page.text}`).join("\n");
  const { proposeExtraction } = await import("@/lib/integrations/models/client");
  const { value } = await proposeExtraction(
    config,
    proposalMessages(redactor.redact(pages)),
    proposalSchema,
    { timeoutMs: Math.min(config.timeoutMs, 120_000) },
  );
  return verifyProposal(
    restoreProposal(value, (part) => redactor.restore(part)),
    text,
    rules,
  );
}
