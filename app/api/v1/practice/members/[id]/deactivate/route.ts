import { setMemberActive } from "@/lib/domain/practice/members";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Deactivate a member",
    status: 204,
    refuses: ["CONFLICT", "VALIDATION"],
    access: "owner",
    params: idParam("id"),
  },
  ({ ctx, params }) => setMemberActive(ctx, params.id, false),
);
