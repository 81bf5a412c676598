import { exportActivity } from "@/lib/domain/practice/activity/activity";
import { activityQuery } from "@/lib/domain/practice/activity/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  { summary: "Download the activity as CSV", file: ["text/csv"], access: "owner", query: activityQuery },
  async ({ ctx, query }) => {
    const file = await exportActivity(ctx, query);
    return new Response(file, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="activity.csv"',
      },
    });
  },
);
