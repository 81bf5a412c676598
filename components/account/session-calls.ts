import { nextAuth } from "./next-auth-client";

export type SignInRefusal = {
  ok: false;
  message: string;
  secondFactor?: "required" | "setup";
  otpauthUrl?: string;
  /** For the browser's question after one of the person's passkeys. */
  passkeyOptions?: object;
};
export type SignInResult = { ok: true } | SignInRefusal;

/** Signs the browser in: the answer sets the cookies. */
export async function signInBrowser(input: {
  username?: string;
  password?: string;
  code?: string;
  /** What a passkey answered, as JSON. Without username and password it signs in alone. */
  passkey?: string;
}): Promise<SignInResult> {
  const { signIn } = await nextAuth();
  const answer = await signIn("credentials", {
    redirect: false,
    callbackUrl: "/",
    username: input.username ?? "",
    password: input.password ?? "",
    code: input.code ?? "",
    passkey: input.passkey ?? "",
  });
  if (answer?.ok) return { ok: true };
  return refusal(answer?.error ?? null);
}

const FAILED = "Failed to login.";

function refusal(error: string | null): SignInRefusal {
  try {
    const said = JSON.parse(error ?? "") as {
      message?: string;
      second_factor?: string;
      otpauth_url?: string;
      passkey_options?: object;
    };
    return {
      ok: false,
      message: said.message ?? FAILED,
      ...(said.second_factor === "required" && { secondFactor: "required" as const }),
      ...(said.passkey_options && { passkeyOptions: said.passkey_options }),
      ...(said.second_factor === "setup" && {
        secondFactor: "setup" as const,
        otpauthUrl: said.otpauth_url ?? "",
      }),
    };
  } catch {
    return { ok: false, message: FAILED };
  }
}
