import { route } from "@/lib/transport/route";
import { apiDocument, documentSpec } from "./api-document";

export const GET = route(documentSpec, apiDocument);
