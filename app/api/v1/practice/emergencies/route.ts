import { listEmergencies, requestEmergency } from "@/lib/domain/practice/emergency/access";
import { route } from "@/lib/transport/route";

export const GET = route(listEmergencies);
export const POST = route(requestEmergency, { status: 201 });
