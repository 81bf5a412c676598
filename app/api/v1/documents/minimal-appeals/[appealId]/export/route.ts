import { exportLetter } from "@/lib/domain/letter/export";
import { idParam, route } from "@/lib/transport/route";

export const POST = route({ access: "user", params: idParam("appealId") }, ({ ctx, params: { appealId } }) =>
  exportLetter(ctx, appealId),
);
