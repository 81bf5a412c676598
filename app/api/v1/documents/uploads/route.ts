import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { listDocuments } from "@/lib/domain/document/library/library";
import {
  libraryAnswer,
  libraryDocumentAnswer,
  libraryUploadFields,
  listDocumentsQuery,
} from "@/lib/domain/document/schema";
import { uploadDocument } from "@/lib/domain/document/upload/library-upload";
import { parse } from "@/lib/domain/kernel/parse";
import { endpoint } from "@/lib/transport/endpoint";
import { withMultipart } from "@/lib/transport/multipart";
import { paged } from "@/lib/transport/paged";

export const GET = endpoint(
  {
    access: "user",
    query: listDocumentsQuery,
    summary: "List the practice's documents, newest first",
    description:
      "All of them: of patients, of claims and of appeals, each with where it belongs. Every word of search occurs in the file's name, its description, the patient's name or the claim number.",
    answer: libraryAnswer,
  },
  async ({ ctx, query, request }) => paged(request, await listDocuments(ctx, query)),
);

export const POST = endpoint(
  {
    access: "user",
    status: 201,
    summary: "Upload a document of a patient",
    description:
      "PDF, DOCX, PNG, JPG or TIFF of at most 50 MB. Text fields: patient, original_filename, provider_id, document_type (supporting_docs by default), description.",
    multipart: { file: { description: "The document" } },
    fields: libraryUploadFields,
    answer: libraryDocumentAnswer,
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE", "UNAVAILABLE"],
  },
  ({ ctx, request }) =>
    withMultipart(request, { fileBytes: MAX_FILE_BYTES }, ({ fields, files }) =>
      uploadDocument(ctx, parse(libraryUploadFields, fields), files),
    ),
);
