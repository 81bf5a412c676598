import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { patients } from "@/db/schema/patients";
import { invalid } from "@/lib/core/errors";
import type { ReceivedFile } from "@/lib/core/received-file";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { isActiveMember } from "@/lib/domain/practice/is-member";
import { libraryDocument } from "../library/library";
import type { LibraryDocumentDto, LibraryUploadFields } from "../schema";
import { onlyFile, shownName } from "./file-checks";
import { checkUpload, storeUpload } from "./store-upload";

/**
 * Takes one file for a patient and has it read. The pages an hour are a claim's limit and don't count here. Throws
 * VALIDATION, TOO_LARGE, UNSUPPORTED_MEDIA, and UNPROCESSABLE for a file that the virus scanner objects to.
 */
export async function uploadDocument(
  ctx: Ctx,
  fields: LibraryUploadFields,
  files: readonly ReceivedFile[],
): Promise<LibraryDocumentDto> {
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
  return storeUpload(ctx, [checked], async (tx, insert) => {
    await requirePeople(tx, ctx, fields);
    const [id = ""] = await insert(fields.patient);
    return libraryDocument(tx, ctx, id);
  });
}

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
