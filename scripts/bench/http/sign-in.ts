import type { SignedIn } from "./load";

const json = { "content-type": "application/json" };

/** Makes the account whose practice is filled. */
export async function signUp(base: string, username: string, password: string): Promise<void> {
  const made = await fetch(`${base}/api/v1/accounts/auth/register/`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({
      ...{ username, password, password2: password },
      ...{ email: `${username}@clinic.example`, organization: "Practice 1" },
    }),
  });
  if (made.status !== 201) throw new Error(`sign-up answered ${made.status}: ${await made.text()}`);
}

/** A token, and the cookies of a browser. Both last fifteen minutes. */
export async function signIn(base: string, username: string, password: string): Promise<SignedIn> {
  const answer = await fetch(`${base}/api/v1/accounts/auth/login/`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const { tokens } = (await answer.json()) as { tokens: { access: string } };
  const csrf = await fetch(`${base}/api/auth/csrf/`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const held = cookies(csrf);
  const signedIn = await fetch(`${base}/api/auth/callback/credentials/`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: held.join("; "), origin: base },
    body: new URLSearchParams({ username, password, csrfToken, json: "true" }),
  });
  if (signedIn.status !== 200) throw new Error(`the browser's sign-in answered ${signedIn.status}`);
  return { bearer: tokens.access, cookie: [...held, ...cookies(signedIn)].join("; ") };
}

const cookies = (response: Response) => response.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
