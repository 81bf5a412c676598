import { revokeApiKey } from "@/lib/domain/practice/api-key/api-keys";
import { route } from "@/lib/transport/route";

export const DELETE = route(revokeApiKey, { params: ["id"] });
