import { listActivity } from "@/lib/domain/activity/activity";
import { activityQuery } from "@/lib/domain/activity/schema";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "owner", query: activityQuery }, ({ ctx, query }) =>
  listActivity(ctx, query),
);
