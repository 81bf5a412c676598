import { attachToAppeal } from "@/lib/domain/appeal/mutations";
import { appealAnswer, attachInput } from "@/lib/domain/appeal/schema";
import { endpoint, idParam } from "@/lib/transport/endpoint";

export const POST = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    body: attachInput,
    summary: "Attach documents of the practice to an appeal",
    description:
      "Nothing is copied. Those that it has stay as they are; what the others say fills the fields that are empty.",
    answer: appealAnswer,
  },
  ({ ctx, params: { appealId }, body }) => attachToAppeal(ctx, appealId, body.documents),
);
