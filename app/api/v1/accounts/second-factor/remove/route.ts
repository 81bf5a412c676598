import { factorProofInput } from "@/lib/domain/account/schema";
import { removeSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "user", body: factorProofInput }, ({ ctx, body }) =>
  removeSecondFactor(ctx, body),
);
