import { factorProofInput } from "@/lib/domain/account/schema";
import { renewRecoveryCodes } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "user", body: factorProofInput }, ({ ctx, body }) =>
  renewRecoveryCodes(ctx, body),
);
