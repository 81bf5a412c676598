import { exportCorrections } from "@/lib/domain/appeal/corrections/export";
import { route } from "@/lib/transport/route";

export const GET = route(exportCorrections, {
  respond: ({ answer }) =>
    new Response(JSON.stringify(answer), {
      headers: {
        "Content-Type": "application/json",
        "Content-Disposition": 'attachment; filename="corrections.json"',
      },
    }),
});
