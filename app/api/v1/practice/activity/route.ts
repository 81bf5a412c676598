import { pageAnswer } from "@/lib/core/page";
import { listActivity } from "@/lib/domain/practice/activity/activity";
import { activityEntryAnswer } from "@/lib/domain/practice/activity/answers";
import { activityQuery } from "@/lib/domain/practice/activity/schema";
import { endpoint } from "@/lib/transport/endpoint";

export const GET = endpoint(
  {
    summary: "List who did what in the practice",
    answer: pageAnswer(activityEntryAnswer),
    access: "owner",
    query: activityQuery,
  },
  ({ ctx, query }) => listActivity(ctx, query),
);
