import { exportAnswer, exportInput } from "@/lib/domain/appeal/schema";
import { exportLetter } from "@/lib/domain/letter/export/export";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    body: exportInput,
    summary: "Export the letter to PDF, with the documents that are enclosed",
    description:
      "With enclosures the PDF is a packet: letter, list of enclosures, documents, each page numbered. A document that can't be enclosed stops it and is named. Left out, enclosures are those of the last export of this version.",
    answer: exportAnswer,
    refuses: ["BAD_REQUEST", "UNPROCESSABLE", "UNAVAILABLE"],
  },
  ({ ctx, params: { appealId }, body }) => exportLetter(ctx, appealId, body),
);
