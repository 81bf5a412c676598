import { database } from "@/lib/auth/database";
import { requestReset } from "@/lib/domain/account/password-reset";
import { MESSAGES, resetRequestInput } from "@/lib/domain/account/schema";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "public", body: resetRequestInput }, async ({ body, origin }) => {
  await requestReset(database(), body.email, origin);
  return { message: MESSAGES.resetSent };
});
