import { uploadAppealDocuments } from "@/lib/domain/appeal/documents/upload";
import { route } from "@/lib/transport/route";

export const POST = route(uploadAppealDocuments, { params: ["appealId"], status: 201 });
