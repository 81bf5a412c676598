import sharp from "sharp";
import { json, type RawAnswer, type RawCall, rawCall } from "./http-raw";
import { PASSWORD } from "./running-app";

export type HttpPractice = {
  /** Stands in everything that the practice keeps. */
  canary: string;
  bearer: Record<string, string>;
  browser: Record<string, string>;
  /** By the name of the parameter that takes it. */
  ids: Record<string, string>;
};

/** A new practice of the running app with a patient, a claim with a paper, and an appeal, made by the REST calls. */
export async function httpPractice(base: string, canary: string): Promise<HttpPractice> {
  const username = `${canary.toLowerCase()}-${crypto.randomUUID().slice(0, 12)}`;
  const account = { username, email: `${username}@clinic.example`, password: PASSWORD, password2: PASSWORD };
  await done(rawCall(base, { method: "POST", path: "/api/v1/accounts/auth/register/", ...json(account) }));
  const signIn = await done(
    rawCall(base, {
      method: "POST",
      path: "/api/v1/accounts/auth/login/",
      ...json({ username, password: PASSWORD }),
    }),
  );
  const bearer = { Authorization: `Bearer ${JSON.parse(signIn.text).tokens.access}` };
  const post = async (path: string, call: Pick<RawCall, "headers" | "body">) =>
    JSON.parse(
      (
        await done(
          rawCall(base, {
            method: "POST",
            path: `/api/v1${path}`,
            ...call,
            headers: { ...call.headers, ...bearer },
          }),
        )
      ).text,
    );
  const patient = await post(
    "/patients/",
    json({
      first_name: "Ana",
      last_name: canary,
      date_of_birth: "1980-02-03",
      gender: "female",
      address_line1: "1 Pier",
      city: "Salem",
      state: "OR",
      zip_code: "97301",
    }),
  );
  const claim = await post(
    "/claims/",
    json({
      patient: patient.patient_id,
      claim_number: `${canary}-1`,
      remarks: canary,
      line_items: [{}],
    }),
  );
  const appeal = await post("/documents/minimal-appeals/", json({ patient_name: `Ana ${canary}` }));
  const paper = await post(`/claims/${claim.claim_id}/upload_document/`, await upload("file", canary));
  return {
    canary,
    bearer,
    browser: { Cookie: await browserCookies(base, username), Origin: base },
    ids: {
      patientId: patient.patient_id,
      claimId: claim.claim_id,
      appealId: appeal.id,
      documentId: paper.id,
    },
  };
}

async function upload(field: string, name: string): Promise<Pick<RawCall, "headers" | "body">> {
  // Hardly anything to recognize: the worker reads every paper, and a page of text takes it three seconds.
  const bytes = await sharp({ create: { width: 60, height: 80, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const edge = `edge-${crypto.randomUUID()}`;
  const head = `--${edge}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}.png"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    headers: { "Content-Type": `multipart/form-data; boundary=${edge}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  };
}

/** As a browser signs in: the form's token, then the credentials. */
async function browserCookies(base: string, username: string): Promise<string> {
  const form = await done(rawCall(base, { path: "/api/auth/csrf" }));
  const csrf = cookiesOf(form);
  const signedIn = await done(
    rawCall(base, {
      method: "POST",
      path: "/api/auth/callback/credentials",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Cookie: csrf, Origin: base },
      body: new URLSearchParams({
        csrfToken: JSON.parse(form.text).csrfToken,
        username,
        password: PASSWORD,
        json: "true",
      }).toString(),
    }),
  );
  return cookiesOf(signedIn);
}

const cookiesOf = ({ headers }: RawAnswer) =>
  (headers["set-cookie"] ?? "")
    .split(/,(?=[^;]+=)/)
    .map((one) => one.split(";")[0]?.trim())
    .filter((one) => one && !one.endsWith("="))
    .join("; ");

async function done(answer: Promise<RawAnswer>): Promise<RawAnswer> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text.slice(0, 300)}`);
  return answer;
}
