import { pageAnswer } from "@/lib/core/page";
import { invitationAnswer } from "@/lib/domain/practice/answers";
import { invite, listInvitations } from "@/lib/domain/practice/invitations";
import { invitationInput } from "@/lib/domain/practice/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  { summary: "List the invitations", answer: pageAnswer(invitationAnswer), access: "owner" },
  async ({ ctx }) => {
    const results = await listInvitations(ctx);
    return { count: results.length, next: null, previous: null, results };
  },
);

export const POST = endpoint(
  {
    summary: "Invite a colleague by email",
    answer: invitationAnswer,
    refuses: ["CONFLICT", "RATE_LIMITED"],
    access: "owner",
    verified: true,
    body: invitationInput,
    status: 201,
  },
  ({ ctx, body }) => invite(ctx, body.email),
);
