import { deleteAppealDocument } from "@/lib/domain/appeal/documents/files";
import { leaveOutPages } from "@/lib/domain/appeal/documents/pages-left-out";
import { route } from "@/lib/transport/route";

export const DELETE = route(deleteAppealDocument, { params: ["appealId", "documentId"] });
export const PATCH = route(leaveOutPages, { params: ["appealId", "documentId"] });
