import { setMemberActive } from "@/lib/domain/practice/members";
import { idParam, route } from "@/lib/transport/route";

export const POST = route(
  {
    summary: "Shut a member out",
    status: 204,
    refuses: ["CONFLICT", "VALIDATION"],
    access: "owner",
    params: idParam("id"),
  },
  ({ ctx, params }) => setMemberActive(ctx, params.id, false),
);
