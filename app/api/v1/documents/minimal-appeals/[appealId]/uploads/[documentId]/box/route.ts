import { readDrawnBox } from "@/lib/domain/appeal/documents/read-box";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const POST = route(readDrawnBox, { params: ["appealId", "documentId"] });
