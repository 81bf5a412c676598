import { generateAnswer, generateInput } from "@/lib/domain/appeal/schema";
import { requestLetter } from "@/lib/domain/letter/writing/generation";
import { endpoint, idParam } from "@/lib/transport/endpoint";

/** Accepted: the letter is there when `GET …/letter/` answers with it. */
export const POST = endpoint(
  {
    access: "user",
    params: idParam("appealId"),
    body: generateInput,
    status: 202,
    summary: "Start writing the letter",
    description:
      "Poll the letter until it is there. While one is being written the same attempt is answered.",
    answer: generateAnswer,
  },
  async ({ ctx, params: { appealId }, body }) => {
    const generation = await requestLetter(ctx, appealId, body.model);
    return {
      ...generation,
      generation_id: generation.id,
      message: "Appeal generation started. This may take a few minutes...",
    };
  },
);
