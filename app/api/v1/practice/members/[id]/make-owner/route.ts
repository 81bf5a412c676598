import { handOverOwnership } from "@/lib/domain/practice/members";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    summary: "Hand the practice over to a member",
    status: 204,
    refuses: ["CONFLICT", "VALIDATION"],
    access: "owner",
    params: idParam("id"),
  },
  ({ ctx, params }) => handOverOwnership(ctx, params.id),
);
