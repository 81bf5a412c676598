import type { DocumentText } from "@/lib/core/document-text";
import type { Extraction } from "@/lib/core/extraction";
import { log } from "@/lib/core/log";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { countModelCall } from "@/lib/domain/kernel/model-calls";
import { ModelFailure } from "@/lib/integrations/models/failure";
import { extractionModel } from "@/lib/integrations/services";
import { proposeByModel } from "./propose";

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
  try {
    await countModelCall(ctx);
    await inContext(ctx, (tx) =>
      audit(tx, ctx, {
        action: "ai_call",
        entity: "document",
        entityId: documentId,
        detail: { model: config.label, purpose: "extraction" },
      }),
    );
    return { extraction: await proposeByModel(config, text, rules), engine: config.label };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    log.warn({ reason: error.reason }, "the model proposed nothing; the rules' values stand");
    return { extraction: rules, engine: "rules" };
  }
}
