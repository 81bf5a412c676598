import { exportActivity } from "@/lib/domain/practice/activity/activity";
import { route } from "@/lib/transport/route";

export const GET = route(exportActivity, {
  respond: ({ answer }) =>
    new Response(answer, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="activity.csv"',
      },
    }),
});
