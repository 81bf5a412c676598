import { choosePaperValue } from "@/lib/domain/appeal/documents/choose-paper";
import { route } from "@/lib/transport/route";

export const POST = route(choosePaperValue, { params: ["appealId", "documentId"] });
