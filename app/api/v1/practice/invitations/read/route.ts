import { readInvitation } from "@/lib/domain/practice/accept-invitation";
import { route } from "@/lib/transport/route";

export const POST = route(readInvitation);
