import { withdrawConfirmation } from "@/lib/domain/appeal/confirmations/confirm";
import { route } from "@/lib/transport/route";

export const DELETE = route(withdrawConfirmation, { params: ["appealId", "name"] });
