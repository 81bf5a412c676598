import { codeInput } from "@/lib/domain/account/schema";
import { confirmSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "user", body: codeInput }, ({ ctx, body }) =>
  confirmSecondFactor(ctx, body.code),
);
