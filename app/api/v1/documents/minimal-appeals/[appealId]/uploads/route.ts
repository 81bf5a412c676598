import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(uploadAppealDocuments, { params: ["appealId"], status: 201 });
