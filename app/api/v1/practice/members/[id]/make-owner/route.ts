import { handOverOwnership } from "@/lib/domain/practice/members";
import { idParam, route } from "@/lib/transport/route";

export const POST = route(
  {
    summary: "Hand the practice over to a member",
    status: 204,
    refuses: ["CONFLICT", "VALIDATION"],
    access: "owner",
    params: idParam("id"),
  },
  ({ ctx, params }) => handOverOwnership(ctx, params.id),
);
