import { letterAnswer, saveLetterInput } from "@/lib/domain/appeal/schema";
import { getLetter, saveLetter } from "@/lib/domain/letter/letter";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("appealId");

export const GET = route(
  {
    access: "user",
    params,
    summary: "Get the letter",
    description: "404 until one is written.",
    answer: letterAnswer,
  },
  ({ ctx, params: { appealId } }) => getLetter(ctx, appealId),
);

export const PATCH = route(
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
