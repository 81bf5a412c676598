import { pageAnswer } from "@/lib/core/page";
import { listRemittances } from "@/lib/domain/remittance/posting/files";
import { importRemittance } from "@/lib/domain/remittance/posting/import";
import { previewText } from "@/lib/domain/remittance/posting/preview";
import {
  listRemittancesQuery,
  MAX_REMITTANCE_BYTES,
  previewQuery,
  remittanceFileAnswer,
  remittancePreviewAnswer,
} from "@/lib/domain/remittance/schema";
import { endpoint } from "@/lib/transport/endpoint";
import { jsonStream } from "@/lib/transport/json-stream";
import { withMultipart } from "@/lib/transport/multipart";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listRemittancesQuery,
    summary: "List the remittance files",
    answer: pageAnswer(remittanceFileAnswer),
  },
  async ({ ctx, query, request }) => paged(request, await listRemittances(ctx, query)),
);

/** Multipart: `file`. The answer is written as it is worked out, claim by claim. */
export const POST = endpoint(
  {
    access: "user",
    query: previewQuery,
    status: 201,
    summary: "Upload a remittance and preview what it changes",
    description:
      "An X12 835 file, at most 50 MB. No claim is changed until it is applied. The same bytes again are the same " +
      "remittance. A file of another practice, or one that the virus scanner flags, is put in quarantine, and nothing of it " +
      "is shown.",
    multipart: { file: { description: "The remittance (.835, .edi or .txt); one" } },
    answer: remittancePreviewAnswer,
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNAVAILABLE"],
  },
  async ({ ctx, query, request }) => {
    const file = await withMultipart(request, { fileBytes: MAX_REMITTANCE_BYTES }, ({ files }) =>
      importRemittance(ctx, files.find(({ field }) => field === "file") ?? files[0], {
        source: "upload",
        ref: null,
      }),
    );
    return jsonStream(previewText(ctx, file, { maxClaims: query.max_claims }), 201);
  },
);
