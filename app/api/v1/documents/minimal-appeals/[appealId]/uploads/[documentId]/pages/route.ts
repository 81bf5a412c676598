import { getDocumentPage } from "@/lib/domain/appeal/documents/files";
import { route } from "@/lib/transport/route";

/** The words of one page with their places, for the viewer beside the fields. */
export const GET = route(getDocumentPage, { params: ["appealId", "documentId"] });
