import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { patients } from "@/db/schema/patients";
import { invalid } from "@/lib/core/errors";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { fileOperation } from "@/lib/domain/kernel/operation";
import { isActiveMember } from "@/lib/domain/practice/is-member";
import { libraryDocument } from "../library/library";
import { type LibraryUploadFields, libraryDocumentAnswer, libraryUploadFields } from "../schema";
import { onlyFile, shownName } from "./file-checks";
import { checkUpload, storeUpload } from "./store-upload";

/** Takes one file for a patient and has it read. The pages an hour are a claim's limit and don't count here. */
export const uploadDocument = fileOperation(
  {
    name: "uploadDocument",
    access: "user",
    input: libraryUploadFields,
    answer: libraryDocumentAnswer,
    summary: "Upload a document of a patient",
    description:
      "PDF, DOCX, PNG, JPG or TIFF of at most 50 MB. Text fields: patient, original_filename, provider_id, document_type (supporting_docs by default), description.",
    idempotent: true,
    refuses: ["TOO_LARGE", "UNSUPPORTED_MEDIA", "UNPROCESSABLE", "UNAVAILABLE", "CONFLICT"],
    files: { file: { description: "The document" } },
    fileBytes: MAX_FILE_BYTES,
  },
  async (ctx, fields, files, once) => {
    await inContext(ctx, (tx) => requirePeople(tx, ctx, fields));
    const file = onlyFile(files);
    const described = {
      patientId: fields.patient,
      providerId: fields.provider_id ?? null,
      documentType: fields.document_type,
      description: fields.description,
      shownName: shownName(file.filename, fields.original_filename),
    };
    const checked = await checkUpload(ctx, file, described, { readAtOnce: true });
    return storeUpload(ctx, [checked], once, async (tx, insert) => {
      await requirePeople(tx, ctx, fields);
      const [id = ""] = await insert(fields.patient);
      return libraryDocument(tx, ctx, id);
    });
  },
);

async function requirePeople(tx: Tx, ctx: Ctx, fields: LibraryUploadFields): Promise<void> {
  const [patient] = await tx
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.practiceId, ctx.practiceId),
        eq(patients.id, fields.patient),
        isNull(patients.deletedAt),
      ),
    );
  if (!patient) throw invalid({ patient: ["Choose a patient from the list."] });
  if (fields.provider_id && !(await isActiveMember(tx, ctx, fields.provider_id))) {
    throw invalid({ provider_id: ["Choose a provider from the list."] });
  }
}
