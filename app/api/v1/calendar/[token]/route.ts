import { readCalendar } from "@/lib/domain/case/reminder/calendar";
import { route } from "@/lib/transport/route";

export const GET = route(readCalendar, {
  params: ["token"],
  respond: ({ answer }) =>
    new Response(answer, {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="appeals-desk.ics"',
        "Cache-Control": "private, no-store",
      },
    }),
});
