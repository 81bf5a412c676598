import { revokeInvitation } from "@/lib/domain/practice/invitations";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const DELETE = endpoint(
  { summary: "Withdraw an invitation", access: "owner", params: idParam("id") },
  ({ ctx, params }) => revokeInvitation(ctx, params.id),
);
