import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { extractAnswer, extractInput } from "@/lib/domain/appeal/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

/** Accepted: the documents' `ocr_status` tells how far it is. */
export const POST = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    body: extractInput,
    status: 202,
    summary: "Start reading the documents",
    description:
      "Poll the appeal until each document's ocr_status is success or failed and extraction.state is done. " +
      "`force` reads everything again.",
    answer: extractAnswer,
  },
  async ({ ctx, params: { appealId }, body }) => {
    const run = await requestExtraction(ctx, appealId, body.force);
    return {
      status: "processing" as const,
      run_id: run.runId,
      documents: run.documents,
      message: "Extraction job started. Processing documents...",
    };
  },
);
