import { readFile } from "node:fs/promises";
import postgres from "postgres";
import { localSecrets } from "../../scripts/launch/data-dir";
import { waitFor } from "./wait";

/** The app that `global-app.ts` started, as browsers and scripts reach it. */

export const appUrl = () => process.env.APP_UNDER_TEST ?? "";

export const PASSWORD = "violet harbor lantern 42";
export type Person = { username: string; email: string; password: string };

/** A look behind row-level security, as PostgreSQL's own administrator. To be ended by the caller. */
export async function databaseAdmin(): Promise<postgres.Sql> {
  const { DATABASE_URL } = JSON.parse(process.env.APP_SETTINGS ?? "{}") as { DATABASE_URL: string };
  const url = new URL(DATABASE_URL);
  const secrets = await localSecrets(process.env.APP_DATA_DIR ?? "");
  return postgres(`postgres://postgres:${secrets.postgres.admin}@${url.host}${url.pathname}`, {
    max: 1,
    onnotice: () => {},
  });
}

export async function practiceIdOf(username: string): Promise<string> {
  const admin = await databaseAdmin();
  try {
    const [row] = await admin`
      select practice_id from members join users on users.id = user_id where username = ${username}`;
    return String(row?.practice_id);
  } finally {
    await admin.end();
  }
}

export type Ask = (
  path: string,
  init?: Omit<RequestInit, "headers"> & { headers?: Record<string, string> },
) => Promise<Response>;

/** Fetches from the app and follows no redirect, so that one would be seen. */
export const ask: Ask = (path, init) => fetch(new URL(path, appUrl()), { redirect: "manual", ...init });

const json = { "Content-Type": "application/json" };

export type SignedUp = Person & { bearer: Ask; token: string };

/** A new practice and its owner, signed in by token. */
export async function signUp(changes: Record<string, unknown> = {}): Promise<SignedUp> {
  const username = `person-${crypto.randomUUID().slice(0, 13)}`;
  const email = `${username}@clinic.example`;
  const data = { username, email, password: PASSWORD, password2: PASSWORD, ...changes };
  const made = await ask("/api/v1/accounts/auth/register/", {
    ...{ method: "POST", headers: json, body: JSON.stringify(data) },
  });
  if (made.status !== 201) throw new Error(`sign-up answered ${made.status}`);
  const answer = await ask("/api/v1/accounts/auth/login/", {
    ...{ method: "POST", headers: json, body: JSON.stringify({ username, password: PASSWORD }) },
  });
  const { tokens } = (await answer.json()) as { tokens: { access: string } };
  const authorization = `Bearer ${tokens.access}`;
  const bearer: Ask = (path, init) =>
    ask(path, { ...init, headers: { Authorization: authorization, ...init?.headers } });
  return { username, email, password: PASSWORD, bearer, token: tokens.access };
}

/** The `Cookie` header of a browser that signed in by the form's own calls. */
export async function browserCookies(username: string): Promise<string> {
  const csrf = await ask("/api/auth/csrf/");
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const held = pairs(csrf);
  const body = new URLSearchParams({ username, password: PASSWORD, csrfToken, json: "true" });
  const headers = { Cookie: held.join("; "), Origin: appUrl() };
  const signedIn = await ask("/api/auth/callback/credentials/", { method: "POST", headers, body });
  if (signedIn.status !== 200) throw new Error(`sign-in answered ${signedIn.status}`);
  return [...held, ...pairs(signedIn)].join("; ");
}

const pairs = (response: Response) => response.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");

/** Sends JSON and answers the parsed body. Throws for a refusal. */
export async function send<T>(by: Ask, method: string, path: string, body: unknown): Promise<T> {
  const answer = await by(path, { method, headers: json, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export type Work = { patient: string; claim: string; appeal: string; document: string };

/** A patient with a denied claim and an appeal: a notice that was read, and its letter. */
export async function fillPractice(
  by: Ask,
  patient: Record<string, unknown>,
  claim: Record<string, unknown> = {},
): Promise<Work> {
  const home = { address_line1: "12 Elm Street", city: "Columbus", state: "OH", zip_code: "43004" };
  const added = await send<{ patient_id: string }>(by, "POST", "/api/v1/patients/", {
    ...{ gender: "female", date_of_birth: "1975-04-12", ...home, ...patient },
  });
  const denied = await send<{ claim_id: string }>(by, "POST", "/api/v1/claims/", {
    ...{ patient: added.patient_id, status: "denied", total_charges: "250.00", ...claim },
    denial_details: { denial_date: "2026-03-02", denial_category: "coding", appeal_deadline: "2026-08-29" },
  });
  const { id } = await send<{ id: string }>(by, "POST", "/api/v1/documents/minimal-appeals/", {
    patient: added.patient_id,
    patient_name: `${patient.first_name} ${patient.last_name}`,
    claim_number: claim.claim_number,
  });
  const at = `/api/v1/documents/minimal-appeals/${id}/`;
  const form = new FormData();
  const notice = await readFile("tests/fixtures/denials/denial-02.pdf");
  form.append("denial_letter", new Blob([new Uint8Array(notice)]), "notice.pdf");
  const uploaded = await by(`${at}uploads/`, { method: "POST", body: form });
  const { uploaded_documents } = (await uploaded.json()) as { uploaded_documents: { id: string }[] };
  await send(by, "POST", `${at}extract/`, {});
  const isRead = async () => {
    const { extraction } = (await (await by(at)).json()) as { extraction: { state: string } };
    return extraction.state === "done";
  };
  await waitFor(isRead, { what: "the reading of the notice" });
  await send(by, "POST", `${at}generate/`, {});
  await waitFor(async () => (await by(`${at}letter/`)).ok, { what: "the letter" });
  await send(by, "POST", `${at}export/`, {});
  return {
    patient: added.patient_id,
    claim: denied.claim_id,
    appeal: id,
    document: uploaded_documents[0]?.id ?? "",
  };
}
