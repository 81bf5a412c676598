import { updateAppealMetadata } from "@/lib/domain/appeal/mutations";
import { route } from "@/lib/transport/route";

export const PATCH = route(updateAppealMetadata, { params: ["appealId"] });
