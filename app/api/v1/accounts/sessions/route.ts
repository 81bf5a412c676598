import { listOwnSessions } from "@/lib/domain/account/own-sessions";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "user" }, async ({ ctx }) => {
  const results = await listOwnSessions(ctx);
  return { count: results.length, next: null, previous: null, results };
});
