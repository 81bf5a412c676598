import { readDrawnBox } from "@/lib/domain/appeal/documents/read-box";
import { route } from "@/lib/transport/route";

export const POST = route(readDrawnBox, { params: ["appealId", "documentId"] });
