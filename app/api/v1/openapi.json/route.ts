import { endpoint } from "@/lib/transport/endpoint";
import { apiDocument, documentSpec } from "./api-document";

export const GET = endpoint(documentSpec, apiDocument);
