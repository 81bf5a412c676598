import { account } from "./account";
import { useAppEnv as settingsOf } from "./app-env";
import { type TestDatabase, testDatabase } from "./database";
import { fileForm, sampleFile } from "./file-form";
import { type RestAnswer, restClient } from "./rest";
import { useDatabase as serveFrom } from "./routes";
import { workflowsOnDemand } from "./run-workflows";
import { verifiedAccount } from "./verified-account";

export const APPEALS = "/documents/minimal-appeals/";
export const UNKNOWN_ID = "019a0000-0000-7000-8000-000000000000";

/** A practice at work, another practice, someone unverified and a stranger, all by the REST calls. */
export async function restDesk(settings: Record<string, string> = {}) {
  const t: TestDatabase = await testDatabase();
  settingsOf(t, settings);
  serveFrom(t.db);
  const workflows = workflowsOnDemand(t.db);
  const [person, other, unverified] = [
    await verifiedAccount(t),
    await verifiedAccount(t),
    await account(t.db),
  ];
  const rest = restClient(person.tokens.access);

  async function newAppeal(fields: Record<string, unknown> = {}): Promise<string> {
    return (await rest("POST", APPEALS, { json: fields })).body.id;
  }

  /** An appeal with a letter by the built-in composer. */
  async function appealWithLetter(fields: Record<string, unknown> = {}): Promise<string> {
    const id = await newAppeal({ patient_name: "Ana Muestra", claim_number: "CLM-1001", ...fields });
    await rest("POST", `${APPEALS}${id}/generate/`, { json: {} });
    await workflows.run();
    return id;
  }

  async function upload(id: string, field: string, sample: string): Promise<RestAnswer> {
    return rest("POST", `${APPEALS}${id}/uploads/`, { form: fileForm(sampleFile(field, sample)) });
  }

  return {
    t,
    rest,
    person,
    stranger: restClient(),
    otherPerson: other,
    other: restClient(other.tokens.access),
    unverified: restClient(unverified.tokens.access),
    workflows,
    newAppeal,
    appealWithLetter,
    upload,
  };
}
export type RestDesk = Awaited<ReturnType<typeof restDesk>>;

/** The same sentence under the three keys of a refusal. */
export const refusal = (message: string) => ({ detail: message, error: message, message });
