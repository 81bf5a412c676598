import { createApiKey, listApiKeys } from "@/lib/domain/practice/api-key/api-keys";
import { route } from "@/lib/transport/route";

export const GET = route(listApiKeys);
export const POST = route(createApiKey, { status: 201 });
