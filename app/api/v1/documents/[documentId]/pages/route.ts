import { getDocumentPage } from "@/lib/domain/document/library/library";
import { route } from "@/lib/transport/route";

export const GET = route(getDocumentPage, { params: ["documentId"] });
