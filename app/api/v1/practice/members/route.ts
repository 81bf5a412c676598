import { listMembers } from "@/lib/domain/practice/members";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "user" }, async ({ ctx }) => {
  const results = await listMembers(ctx);
  return { count: results.length, next: null, previous: null, results };
});
