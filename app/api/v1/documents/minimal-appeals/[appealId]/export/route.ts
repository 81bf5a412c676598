import { exportAnswer } from "@/lib/domain/appeal/schema";
import { exportLetter } from "@/lib/domain/letter/export";
import { idParam, route } from "@/lib/transport/route";

export const POST = route(
  {
    access: "user",
    params: idParam("appealId"),
    summary: "Export the letter to PDF",
    answer: exportAnswer,
    refuses: ["BAD_REQUEST"],
  },
  ({ ctx, params: { appealId } }) => exportLetter(ctx, appealId),
);
