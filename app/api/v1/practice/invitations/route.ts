import { inviteColleague, listInvitations } from "@/lib/domain/practice/invitations";
import { route } from "@/lib/transport/route";

export const GET = route(listInvitations);
export const POST = route(inviteColleague, { status: 201 });
