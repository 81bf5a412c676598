import { revokeInvitation } from "@/lib/domain/practice/invitations";
import { route } from "@/lib/transport/route";

export const DELETE = route(revokeInvitation, { params: ["id"] });
