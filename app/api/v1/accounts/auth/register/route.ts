import { database } from "@/lib/auth/database";
import { MESSAGES, signUpInput } from "@/lib/domain/account/schema";
import { signUp } from "@/lib/domain/account/sign-up";
import { route } from "@/lib/transport/route";

export const POST = route({ access: "public", body: signUpInput, status: 201 }, async ({ body, origin }) => {
  await signUp(database(), body, origin);
  return { message: MESSAGES.registered };
});
