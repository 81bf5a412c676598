import { setMemberActive } from "@/lib/domain/practice/members";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Reactivate a member",
    status: 204,
    refuses: ["CONFLICT", "VALIDATION"],
    access: "owner",
    params: idParam("id"),
  },
  ({ ctx, params }) => setMemberActive(ctx, params.id, true),
);
