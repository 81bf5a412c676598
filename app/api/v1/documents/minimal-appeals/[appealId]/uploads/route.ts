import { uploadAppealDocuments } from "@/lib/domain/document/upload";
import { MAX_FILE_BYTES } from "@/lib/integrations/reader/limits";
import { withMultipart } from "@/lib/transport/multipart";
import { idParam, route } from "@/lib/transport/route";

/** Multipart: `denial_letter`, `original_claim`, `supporting_docs` (several). Each file stands for itself. */
export const POST = route(
  { access: "user", params: idParam("appealId"), status: 201 },
  ({ ctx, params: { appealId }, request }) =>
    withMultipart(request, { fileBytes: MAX_FILE_BYTES }, async ({ files }) => {
      const { documents, errors } = await uploadAppealDocuments(ctx, appealId, files);
      return { uploaded_documents: documents, errors };
    }),
);
