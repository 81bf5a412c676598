import { MESSAGES } from "@/lib/domain/account/schema";
import { resendVerification } from "@/lib/domain/account/verification";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "user" }, async ({ ctx }) => {
  await resendVerification(ctx);
  return { message: MESSAGES.verificationSent };
});
