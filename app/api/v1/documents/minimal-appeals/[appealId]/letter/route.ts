import { saveLetterInput } from "@/lib/domain/appeal/schema";
import { getLetter, saveLetter } from "@/lib/domain/letter/letter";
import { idParam, route } from "@/lib/transport/route";

const params = idParam("appealId");

export const GET = route({ access: "user", params }, ({ ctx, params: { appealId } }) =>
  getLetter(ctx, appealId),
);

export const PATCH = route(
  { access: "user", params, body: saveLetterInput },
  ({ ctx, params: { appealId }, body }) => saveLetter(ctx, appealId, body),
);
