import { requestExtraction } from "@/lib/domain/appeal/documents/extraction-run";
import { route } from "@/lib/transport/route";

/** Accepted: the documents' `ocr_status` tells how far it is. */
export const POST = route(requestExtraction, { params: ["appealId"], status: 202 });
