import { revokeInvitation } from "@/lib/domain/practice/invitations";
import { idParam, route } from "@/lib/transport/route";

export const DELETE = route(
  { summary: "Take an invitation back", access: "owner", params: idParam("id") },
  ({ ctx, params }) => revokeInvitation(ctx, params.id),
);
