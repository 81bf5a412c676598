import { approveEmergency } from "@/lib/domain/practice/emergency/access";
import { route } from "@/lib/transport/route";

export const POST = route(approveEmergency, { params: ["id"] });
