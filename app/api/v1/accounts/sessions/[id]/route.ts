import { endOwnSession } from "@/lib/domain/account/own-sessions";
import { idParam, route } from "@/lib/transport/route";

export const DELETE = route(
  { summary: "Sign out one session", access: "user", params: idParam("id") },
  ({ ctx, params }) => endOwnSession(ctx, params.id),
);
