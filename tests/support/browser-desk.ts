import { type APIRequestContext, expect, request } from "@playwright/test";
import { accessToken, app, signUp } from "./browser-account";
import type { Person } from "./running-app";
import { TIME_ZONE } from "./steady-zone";

/** A practice for tests in the browser: its owner signs in by the form, `api` are the owner's calls by token. */
export type Practice = { person: Person; api: APIRequestContext };

/** To be closed with `api.dispose()`. */
export async function openPractice(
  beginning: string,
  fields: Record<string, unknown> = {},
): Promise<Practice> {
  const stranger = await request.newContext();
  const person = await signUp(stranger, beginning, fields);
  const token = await accessToken(stranger, person);
  await stranger.dispose();
  const api = await request.newContext({
    baseURL: app(),
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  const moved = await api.patch("/api/v1/practice/", { data: { time_zone: TIME_ZONE } });
  expect(moved.status()).toBe(200);
  return { person, api };
}

/** A POST that must be taken; answers what came back. */
export async function post(api: APIRequestContext, path: string, data: unknown) {
  const answer = await api.post(`/api/v1${path}`, { data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Rosa Canary, unless `fields` say otherwise; answers the id. */
export async function addPatient(
  api: APIRequestContext,
  fields: Record<string, unknown> = {},
): Promise<string> {
  const { patient_id } = await post(api, "/patients/", {
    first_name: "Rosa",
    last_name: "Canary",
    date_of_birth: "1975-04-12",
    gender: "female",
    address_line1: "12 Elm Street",
    city: "Columbus",
    state: "OH",
    zip_code: "43004",
    ...fields,
  });
  return patient_id;
}

/** A practice with one patient. */
export type Desk = Practice & { patient: string };

export async function openDesk(beginning: string, fields: Record<string, unknown> = {}): Promise<Desk> {
  const practice = await openPractice(beginning, fields);
  return { ...practice, patient: await addPatient(practice.api) };
}
