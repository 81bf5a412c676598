import { passkeyCookie } from "@/lib/auth/cookies";
import { beginPasskeySignIn, passkeySignInAnswer } from "@/lib/domain/account/passkey/sign-in";
import { route } from "@/lib/transport/route";

/** The cookie ties the challenge to the browser that asked for it. */
export const POST = route(beginPasskeySignIn, {
  answer: passkeySignInAnswer,
  respond: ({ answer }) =>
    Response.json(answer.options, { headers: { "Set-Cookie": passkeyCookie(answer.browser) } }),
});
