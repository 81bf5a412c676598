import { passwordInput } from "@/lib/domain/account/schema";
import { beginSecondFactor } from "@/lib/domain/account/second-factor-settings";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "user", body: passwordInput }, ({ ctx, body }) =>
  beginSecondFactor(ctx, body.password),
);
