import { deleteAppealDocument } from "@/lib/domain/appeal/documents/files";
import { route } from "@/lib/transport/route";

export const DELETE = route(deleteAppealDocument, { params: ["appealId", "documentId"] });
