import { endOwnSession } from "@/lib/domain/account/own-sessions";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const DELETE = endpoint(
  { summary: "Sign out one session", access: "user", params: idParam("id") },
  ({ ctx, params }) => endOwnSession(ctx, params.id),
);
