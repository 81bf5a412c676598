import { exportResults } from "@/lib/domain/case/results/results";
import { route } from "@/lib/transport/route";

export const GET = route(exportResults, {
  respond: ({ answer }) =>
    new Response(answer, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="appeal-results.csv"',
      },
    }),
});
