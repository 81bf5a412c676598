import { deleteDocument, getDocument } from "@/lib/domain/document/library/library";
import { route } from "@/lib/transport/route";

const params = ["documentId"];

export const GET = route(getDocument, { params });
export const DELETE = route(deleteDocument, { params });
