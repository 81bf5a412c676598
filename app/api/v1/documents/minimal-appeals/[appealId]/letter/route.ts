import { letterAnswer, saveLetterInput } from "@/lib/domain/appeal/schema";
import { getLetter, saveLetter } from "@/lib/domain/letter/letter";
import { endpoint, idParam } from "@/lib/transport/endpoint";

const params = idParam("appealId");

export const GET = endpoint(
  {
    access: "user",
    params,
    summary: "Get the letter",
    description: "404 until one is written.",
    answer: letterAnswer,
  },
  ({ ctx, params: { appealId } }) => getLetter(ctx, appealId),
);

export const PATCH = endpoint(
  {
    access: "user",
    params,
    body: saveLetterInput,
    summary: "Save the letter as edited",
    description:
      "With `base_version`, a newer version on the server is a conflict that carries it under `current`.",
    answer: letterAnswer,
    refuses: ["CONFLICT"],
  },
  ({ ctx, params: { appealId }, body }) => saveLetter(ctx, appealId, body),
);
