import { invite, listInvitations } from "@/lib/domain/practice/invitations";
import { invitationInput } from "@/lib/domain/practice/schema";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "owner" }, async ({ ctx }) => {
  const results = await listInvitations(ctx);
  return { count: results.length, next: null, previous: null, results };
});

export const POST = route({ access: "owner", body: invitationInput, status: 201 }, ({ ctx, body }) =>
  invite(ctx, body.email),
);
