import type { Method } from "@/lib/transport/openapi/document";
import { header, interchange, plainClaim, set } from "./era-builder";
import { fileForm, sampleFile } from "./file-form";
import { patientFields } from "./patient";
import { addPerson } from "./people";
import { type RestAnswer, type RestOptions, restClient } from "./rest";
import { APPEALS, type RestDesk, UNKNOWN_ID } from "./rest-desk";

/** A call and the one record that it leaves. */
export type AuditedCall = {
  /** `PATCH /patients/{patientId}/`, with what is special behind it. */
  name: string;
  /** How often it is made among the thousand. */
  times: number;
  make: () => Promise<RestAnswer>;
  status: number;
  leaves: {
    action: string;
    entity: string;
    result?: "refused";
    /** The patient it is about. */
    patient?: string;
    /** Whose: the owner's unless said. `null` is nobody's. */
    actor?: string | null;
  };
};

/** Values that are in the records and documents, and nowhere in the audit. */
export const CANARIES = {
  first_name: "Zyxwena",
  last_name: "Quorvalis",
  ssn: "219-47-8365",
  date_of_birth: "1943-11-23",
  phone: "614-555-0187",
  email: "zyxwena@canary.example",
  address_line1: "77 Canarybird Lane",
};
export const FURTHER_CANARIES = {
  claim: "CLMCANARY77",
  payer: "Canary Mutual of Nowhere",
  remark: "Remark about a canary",
  letter: "Dear canary reviewer",
  searched: "quorval",
  policy: "POLCANARY9",
};

const DENIED = {
  status: "denied",
  denial_details: { denial_date: "2026-03-02", denial_category: "coding", appeal_deadline: "2026-08-29" },
};

/** Everything that a caller of the API can touch, in one practice with a patient full of canaries. */
export async function auditedCalls(desk: RestDesk): Promise<AuditedCall[]> {
  const { rest, person, t } = desk;
  const colleague = await addPerson(t, person.ctx.practiceId, "staff", person.user.id);
  const theirs = restClient(colleague.tokens.bearer);
  const patient: string = (await rest("POST", "/patients/", { json: patientFields(CANARIES) })).body
    .patient_id;
  const claim: string = (
    await rest("POST", "/claims/", {
      json: {
        patient,
        claim_number: FURTHER_CANARIES.claim,
        insurance_plan_name: FURTHER_CANARIES.payer,
        policy_number: FURTHER_CANARIES.policy,
        total_charges: "250.00",
        ...DENIED,
      },
    })
  ).body.claim_id;
  const item: string = (
    await rest("POST", `/claims/${claim}/action_items/`, { json: { title: "Call the canary" } })
  ).body.action_item.action_id;
  await rest("POST", "/claims/saved-filters/", { json: { name: "clmcanary77 of zyxwena", query: {} } });
  const appeal = await desk.appealWithLetter({ patient, patient_name: "Zyxwena Quorvalis" });
  const at = `${APPEALS}${appeal}/`;
  const document: string = (await desk.upload(appeal, "denial_letter", "denial-02.pdf")).body
    .uploaded_documents[0].id;
  await rest("POST", `${at}extract/`, { json: {} });
  await desk.workflows.run();
  await rest("POST", `${at}export/`, { json: {} });
  const remittance: string = (await rest("POST", "/payers/remittances/", { form: remit("1") })).body.id;

  const spare = async (make: () => Promise<string>) => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i += 1) ids.push(await make());
    return () => ids.pop() ?? UNKNOWN_ID;
  };
  const spareAppeal = await spare(() => desk.newAppeal({ patient }));
  const spareDocument = await spare(
    async () =>
      (await desk.upload(appeal, "supporting_docs", "denial-12.docx")).body.uploaded_documents[0].id,
  );
  let serial = 0;
  const next = () => {
    serial += 1;
    return String(serial);
  };
  const row = (
    method: Method,
    address: string | (() => string),
    leaves: string,
    more: More = {},
  ): AuditedCall => {
    const { times = 15, status = 200, by = rest, note, json, body, ...whose } = more;
    const [action = "", entity = "", result] = leaves.split(" ");
    const shown = typeof address === "string" ? address : address();
    return {
      name: `${method} ${shown.replaceAll(/[0-9a-f-]{36}/g, "{id}")}${note ? ` (${note})` : ""}`,
      times,
      status,
      leaves: { action, entity, ...(result === "refused" && { result }), ...whose },
      make: () =>
        by(method, typeof address === "string" ? address : address(), body?.() ?? (json && { json: json() })),
    };
  };
  const [aPatient, aClaim, aFile] = [
    `/patients/${patient}/`,
    `/claims/${claim}/`,
    `${at}uploads/${document}/`,
  ];
  const stale = { updated_at: "2020-01-01T00:00:00.000Z" };
  const newForm = () => ({ form: fileForm(sampleFile("supporting_docs", "denial-12.docx")) });
  return [
    row("POST", "/patients/", "create patient", { status: 201, json: patientFields }),
    row("GET", aPatient, "read patient", { patient, times: 60 }),
    row("GET", "/patients/", "list patient", { times: 40 }),
    row("GET", `/patients/?search=${FURTHER_CANARIES.searched}`, "search patient", { times: 40 }),
    row("PATCH", aPatient, "update patient", { patient, json: () => ({ address_line2: `Apt ${next()}` }) }),
    row("PATCH", aPatient, "update patient refused", {
      ...{ note: "stale", patient, status: 409, json: () => ({ city: "Canaryville", ...stale }) },
    }),
    row("POST", `${aPatient}reveal-ssn/`, "reveal patient", { patient }),
    row("GET", `${aPatient}appeals/`, "list appeal", { patient }),
    row("GET", `/patients/${UNKNOWN_ID}/`, "read patient refused", {
      note: "unknown",
      status: 404,
      times: 20,
    }),
    row("POST", `/patients/${UNKNOWN_ID}/reveal-ssn/`, "reveal patient refused", {
      note: "unknown",
      status: 404,
    }),

    row("POST", "/claims/", "create claim", {
      ...{
        patient,
        status: 201,
        json: () => ({ patient, claim_number: `C${next()}`, total_charges: "10.00" }),
      },
    }),
    row("GET", aClaim, "read claim", { patient, times: 40 }),
    row("GET", "/claims/", "list claim", { times: 20 }),
    row("GET", "/claims/?search=CANARY77", "search claim"),
    row("PATCH", aClaim, "update claim", {
      ...{ patient, json: () => ({ remarks: `${FURTHER_CANARIES.remark} ${next()}` }) },
    }),
    row("PATCH", aClaim, "update claim refused", {
      ...{ note: "stale", status: 409, json: () => ({ remarks: "canary", ...stale }) },
    }),
    row("GET", aClaim, "read claim refused", {
      ...{ note: "another practice's", status: 404, by: desk.other, actor: desk.otherPerson.user.id },
    }),
    row("GET", "/claims/export/", "export claim"),
    row("GET", "/claims/totals/", "list claim"),
    row("GET", "/claims/statistics/", "read claim_statistics"),
    row("GET", "/claims/saved-filters/", "list saved_filter"),
    row("POST", "/claims/saved-filters/", "update saved_filter", {
      ...{ patient, json: () => ({ name: "CLMCANARY77 of Zyxwena", query: { patient_id: patient } }) },
    }),
    row("GET", `${aClaim}activity/`, "list activity", { patient }),
    row("GET", `${aClaim}documents/`, "list document", { patient }),
    row("GET", `${aClaim}action_items/`, "list action_item", { patient }),
    row("GET", "/claims/my_action_items/", "list action_item"),
    row("POST", `${aClaim}action_items/`, "create action_item", {
      ...{ patient, status: 201, json: () => ({ title: "Canary task" }) },
    }),
    row("POST", `${aClaim}update_action_item/`, "update action_item", {
      ...{ patient, json: () => ({ action_id: item, notes: `canary ${next()}` }) },
    }),

    row("POST", APPEALS, "create appeal", {
      ...{ patient, status: 201, json: () => ({ patient, patient_name: "Zyxwena" }) },
    }),
    row("GET", APPEALS, "list appeal", { times: 30 }),
    row("GET", at, "read appeal", { patient, times: 40 }),
    row("PATCH", at, "update appeal", { patient, json: () => ({ payer_name: FURTHER_CANARIES.payer }) }),
    row("PATCH", `${at}metadata/`, "update appeal", { patient, json: () => ({ denial_text: "canary" }) }),
    row("POST", `${at}confirmations/`, "update appeal", {
      ...{ patient, json: () => ({ name: "payer_name", value: FURTHER_CANARIES.payer }) },
    }),
    row("DELETE", `${at}confirmations/payer_name/`, "update appeal", { patient }),
    row("DELETE", () => `${APPEALS}${spareAppeal()}/`, "delete appeal", { patient, status: 204, times: 10 }),
    row("POST", `${at}uploads/`, "create document", { patient, status: 201, times: 5, body: newForm }),
    row("DELETE", () => `${at}uploads/${spareDocument()}/`, "delete document", {
      patient,
      status: 204,
      times: 10,
    }),
    row("GET", `${aFile}file/`, "download document", { patient }),
    row("GET", `${aFile}pages/`, "read document", { patient }),
    row("POST", `${aFile}paper/`, "update document", {
      ...{ patient, json: () => ({ name: "level", value: "initial" }) },
    }),
    row("POST", `${aFile}box/`, "read document", {
      ...{
        patient,
        json: () => ({ page: 1, box: { x: 0, y: 0, width: 1, height: 1 }, name: "denial_text" }),
      },
    }),
    row("GET", `${at}letter/`, "read letter", { patient, times: 20 }),
    row("POST", `${at}export/`, "export letter", { patient }),
    row("GET", `${at}download/`, "download letter", { patient }),
    row("PATCH", `${at}letter/`, "update appeal refused", {
      ...{
        note: "stale",
        status: 409,
        json: () => ({ content: `<p>${FURTHER_CANARIES.letter}</p>`, base_version: 99 }),
      },
    }),
    row("GET", `/minimal-appeals/${UNKNOWN_ID}/download/`, "read appeal refused", { status: 404 }),
    row("POST", `${APPEALS}${UNKNOWN_ID}/send/`, "create appeal refused", {
      ...{ note: "unverified", status: 403, by: desk.unverified, actor: null },
      json: () => ({ method: "email", to: "canary@payer.example" }),
    }),

    row("POST", "/payers/remittances/", "create remittance", {
      ...{ status: 201, times: 5, body: () => ({ form: remit(next()) }) },
    }),
    row("GET", "/payers/remittances/", "list remittance"),
    row("GET", `/payers/remittances/${remittance}/`, "read remittance", { times: 10 }),
    row("GET", `/payers/remittances/${remittance}/file/`, "download remittance", { times: 5 }),
    row("GET", "/payers/conflicts/", "list remittance_conflict"),

    row("GET", "/accounts/profile/", "read user", { times: 20 }),
    row("PATCH", "/accounts/profile/", "update user", { json: () => ({ first_name: "Ada" }) }),
    row("GET", "/accounts/sessions/", "list session"),
    row("GET", "/users/", "list user"),
    row("GET", "/practice/members/", "list member"),
    row("GET", "/practice/invitations/", "list invitation"),
    row("GET", "/practice/activity/", "list activity"),
    row("GET", "/practice/activity/export/", "export activity", { times: 5 }),
    row("GET", "/practice/corrections/export/", "export document"),
    row("GET", "/practice/activity/", "read activity refused", {
      ...{ note: "a colleague", status: 403, by: theirs, actor: colleague.userId },
    }),
    // The other practice's, because a new letterhead makes a new PDF of each letter.
    row("PATCH", "/practice/", "update practice", {
      ...{ by: desk.other, actor: desk.otherPerson.user.id, json: () => ({ phone: "+12125550100" }) },
    }),
    row("POST", "/accounts/auth/login/", "sign_in session", {
      ...{ times: 5, by: desk.stranger },
      json: () => ({ username: person.input.username, password: person.input.password }),
    }),
    row("POST", "/accounts/auth/login/", "sign_in session refused", {
      ...{ note: "wrong", status: 401, times: 5, by: desk.stranger, actor: null },
      json: () => ({ username: `nobody-${next()}`, password: "x" }),
    }),
  ];
}

type More = {
  times?: number;
  status?: number;
  by?: ReturnType<typeof restClient>;
  note?: string;
  json?: () => unknown;
  body?: () => RestOptions;
  patient?: string;
  actor?: string | null;
};

export const remit = (number: string): FormData => {
  const form = new FormData();
  const text = interchange([
    set("0001", [...header("80", `EFT${number}`), ...plainClaim(`A${number}`, `P${number}`)]),
  ]);
  form.append("file", new Blob([text]), "march.835");
  return form;
};
