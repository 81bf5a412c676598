import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Chance } from "../../../scripts/demo/random";
import { header, interchange, set } from "../../support/era-builder";
import { overrides } from "../../support/gate";
import { PASSWORD } from "../../support/running-app";
import { textPdf } from "../../support/text-pdf";
import { Caller, GaveUp, type Tally } from "./caller";

/** What was acknowledged, and must therefore be there at the end. */
export type Ledger = {
  patients: { by: Caller; id: string; lastName: string; city: string; key: string }[];
  claims: { by: Caller; id: string; number: string; remarks: string }[];
  documents: { by: Caller; id: string; sha256: string; download: string }[];
  letters: { appeal: string; version: number; words: string }[];
  sendings: { appeal: string; to: string; method: "email" | "fax" }[];
  remittances: { by: Caller; id: string; numbers: string[] }[];
  exports: { by: Caller; id: string }[];
};

export const emptyLedger = (): Ledger => ({
  patients: [],
  claims: [],
  documents: [],
  letters: [],
  sendings: [],
  remittances: [],
  exports: [],
});

/** Stands in names, notes and papers of the work: wherever it shows up in a log, a patient does. */
const CANARY = "Quellmarsh";
const SSN = "219-09-9999";
export const PHI = [CANARY, CANARY.toUpperCase(), SSN, SSN.replaceAll("-", "")];

const APPEALS = "/v1/documents/minimal-appeals/";
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** A practice with its owner, whose address is proved by the link in the mail that went out. */
export async function signUp(
  base: string,
  tally: Tally,
  username: string,
  mailed: () => { to: string[]; text: string }[],
): Promise<Caller> {
  const caller = new Caller(base, tally, username);
  const email = `${username}@clinic.example`;
  const account = { username, email, password: PASSWORD, password2: PASSWORD };
  await caller.done("POST", "/v1/accounts/auth/register/", account);
  for (;;) {
    const mail = mailed().find(({ to }) => to.includes(email));
    const link = /verify-email\/[\w=-]+\/[\w.=-]+/.exec(mail?.text ?? "")?.[0];
    if (link) {
      await caller.done("GET", `/v1/accounts/${link}/`);
      return caller;
    }
    await rest(200);
  }
}

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};
/** A number in letters: names take no digits. */
const letters = (n: number) => [...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("");
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One pair of hands of a practice: takes up one piece of work after the other until `until`. */
export async function work(
  by: Caller,
  chance: Chance,
  ledger: Ledger,
  tally: Tally,
  until: number,
): Promise<number> {
  const notice = await readFile("tests/fixtures/denials/denial-02.pdf");
  const hand = new Hand(by, chance, ledger, new Uint8Array(notice));
  const jobs = [
    ...["patient", "patient", "claim", "claim", "upload", "upload", "remittance", "lists"],
    ...["appeal", "appeal", "appeal", "export"],
  ] as const;
  let pieces = 0;
  while (Date.now() < until) {
    const job = chance.pick(jobs as unknown as readonly [keyof Hand, ...(keyof Hand)[]]);
    try {
      await hand[job as "patient"]();
      pieces += 1;
    } catch (error) {
      if (error instanceof GaveUp)
        tally.problems.push(`${job}: no answer came after the last fault: ${error.message}`);
      else tally.problems.push(`${job}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return pieces;
}

class Hand {
  private readonly patients: Ledger["patients"] = [];
  private readonly claims: Ledger["claims"] = [];

  constructor(
    private readonly by: Caller,
    private readonly chance: Chance,
    private readonly ledger: Ledger,
    private readonly notice: Uint8Array<ArrayBuffer>,
  ) {}

  /** A new patient by a key, then edits of the same field. */
  async patient(): Promise<Ledger["patients"][number]> {
    const n = next();
    const key = `patient-${n}`;
    const lastName = `${CANARY}${letters(n)}`;
    const { body } = await this.by.done(
      "POST",
      "/v1/patients/",
      {
        ...{
          first_name: "Ana",
          last_name: lastName,
          date_of_birth: "1980-02-03",
          gender: "female",
          ssn: SSN,
        },
        ...{ address_line1: `${n} ${CANARY} Road`, city: "Salem", state: "OR", zip_code: "97301" },
      },
      key,
    );
    const patient = { by: this.by, id: body.patient_id as string, lastName, city: "Salem", key };
    this.ledger.patients.push(patient);
    this.patients.push(patient);
    for (let edit = 0; edit < this.chance.int(0, 2); edit += 1) {
      const city = `Town ${letters(n)} ${letters(edit)}`;
      await this.by.done("PATCH", `/v1/patients/${patient.id}/`, { city });
      patient.city = city;
    }
    return patient;
  }

  async claim(): Promise<Ledger["claims"][number]> {
    const patient = this.patients.at(-1) ?? (await this.patient());
    const n = next();
    const number = `CH-${n}`;
    const { body } = await this.by.done(
      "POST",
      "/v1/claims/",
      {
        ...{ patient: patient.id, claim_number: number, status: "denied", total_charges: "250.00" },
        denial_details: { denial_date: "2026-10-02", denial_category: "coding" },
        line_items: [{ procedure_code: "97110", total_charge: "250.00" }],
      },
      `claim-${n}`,
    );
    const claim = { by: this.by, id: body.claim_id as string, number, remarks: "" };
    this.ledger.claims.push(claim);
    this.claims.push(claim);
    for (let edit = 0; edit < this.chance.int(1, 3); edit += 1)
      await this.remark(claim, `Note ${edit} on ${CANARY}`);
    return claim;
  }

  /** An edit that says what was seen; one whose answer was lost finds its own change. */
  private async remark(claim: Ledger["claims"][number], remarks: string): Promise<void> {
    const at = `/v1/claims/${claim.id}/`;
    for (;;) {
      const { body: seen } = await this.by.done("GET", at);
      if (seen.remarks === remarks) break;
      const saved = await this.by.ask("PATCH", at, { remarks, updated_at: seen.updated_at });
      if (saved.status < 400) break;
      if (saved.status !== 409) throw new Error(`an edit answered ${saved.status}`);
    }
    claim.remarks = remarks;
  }

  async upload(): Promise<void> {
    const claim = this.claims.at(-1) ?? (await this.claim());
    const n = next();
    const bytes = textPdf(`Progress note ${n}\nPatient: Ana ${CANARY}\nSeen on 10/02/2026. Pain 6 of 10.`);
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)]), `note-${n}.pdf`);
    const answer = await this.by.ask("POST", `/v1/claims/${claim.id}/upload_document/`, form);
    // A claim takes a hundred pages an hour.
    if (answer.status === 429) return void this.claims.pop();
    if (answer.status >= 400) throw new Error(`an upload answered ${answer.status}: ${answer.bytes}`);
    const { id } = answer.body;
    this.keep(id, bytes, `/v1/documents/${id}/file/`);
  }

  private keep(id: string, bytes: Uint8Array, download: string): void {
    this.ledger.documents.push({ by: this.by, id, sha256: sha256(bytes), download });
  }

  /** A notice from its upload to its letter in the mail or the fax. */
  async appeal(): Promise<void> {
    const n = next();
    const made = await this.by.done("POST", APPEALS, {
      patient_name: `Ana ${CANARY}`,
      claim_number: `CH-${n}`,
    });
    const at = `${APPEALS}${made.body.id}/`;
    const form = new FormData();
    form.append("denial_letter", new Blob([this.notice]), "notice.pdf");
    const uploaded = await this.by.ask("POST", `${at}uploads/`, form);
    // The first try was taken and its answer lost: an appeal has one notice.
    const isThere = uploaded.status === 400 && uploaded.tries > 1;
    if (uploaded.status >= 400 && !isThere) throw new Error(`an upload answered ${uploaded.status}`);
    for (const { id } of uploaded.body.uploaded_documents ?? [])
      this.keep(id, this.notice, `${at}uploads/${id}/file/`);
    await this.by.done("POST", `${at}extract/`, {});
    await this.until(at, (body) => body.extraction.state === "done");
    let state = "failed";
    for (let tries = 0; state === "failed" && tries < 5; tries += 1) {
      // A model that can't be reached ends the attempt with its sentence; the built-in composer needs none.
      await this.by.ask("POST", `${at}generate/`, { model: tries < 2 ? "deepseek-r1" : "gpt-4o" });
      state = await this.until(at, ({ generation }) =>
        ["done", "failed"].includes(generation?.status) ? generation.status : "",
      );
    }
    await this.editLetter(at, made.body.id, `Edited ${n} for Ana ${CANARY}.`);
    await this.by.done("POST", `${at}export/`, {});
    if (this.chance.of(0.85)) await this.send(at, made.body.id, n);
  }

  private async editLetter(at: string, appeal: string, words: string): Promise<void> {
    const content = `<p>${words}</p><p>We appeal.</p>`;
    for (;;) {
      const { body: seen } = await this.by.done("GET", `${at}letter/`);
      const change = { content, format: "html", base_version: seen.version };
      const saved = String(seen.content).includes(words)
        ? { status: 200, body: seen }
        : await this.by.ask("PATCH", `${at}letter/`, change);
      if (saved.status === 409) continue;
      if (saved.status >= 400) throw new Error(`a letter's edit answered ${saved.status}`);
      this.ledger.letters.push({ appeal, version: saved.body.version, words });
      return;
    }
  }

  private async send(at: string, appeal: string, n: number): Promise<void> {
    const method = this.chance.of(0.5) ? "email" : "fax";
    const to = method === "email" ? `payer${n}@example.com` : `+1415${2_000_000 + n}`;
    this.ledger.sendings.push({ appeal, to, method });
    // A sending that failed had no effect: a person sends again.
    for (let tries = 0; tries < 4; tries += 1) {
      await this.by.done("POST", `${at}send/`, { method, to, overrides });
      const state = await this.until(at, ({ deliveries }) => settled(deliveries?.[0]));
      if (state !== "failed") return;
    }
  }

  private async until(at: string, check: (body: Awaited<ReturnType<Caller["done"]>>["body"]) => unknown) {
    for (let looks = 0; looks < 1_200; looks += 1) {
      const found = check((await this.by.done("GET", at)).body);
      if (found) return String(found);
      await rest(400);
    }
    throw new Error(`waited eight minutes for ${check}`);
  }

  /** Two new claims that a payer paid, posted. */
  async remittance(): Promise<void> {
    const n = next();
    const numbers = [`RA-${n}`, `RB-${n}`];
    const segments = numbers.flatMap((number, index) => [
      `LX*${index + 1}`,
      `CLP*${number}*1*120*80*20*12*P${n}${index}*11*1`,
      `NM1*QC*1*${CANARY.toUpperCase()}${letters(n).toUpperCase()}*ANA****MI*W${n}`,
      "DTM*232*20260105",
      ...["SVC*HC:97110:GP*120*80**2", "DTM*472*20260105", "CAS*CO*45*20", "CAS*PR*2*20", "AMT*B6*100"],
    ]);
    const text = interchange([set("0001", [...header("160", `EFT${n}`), ...segments])]);
    const form = new FormData();
    form.append("file", new Blob([text]), `remit-${n}.835`);
    const { body } = await this.by.done("POST", "/v1/payers/remittances/", form);
    const at = `/v1/payers/remittances/${body.id}/`;
    await this.by.done("POST", `${at}apply/`, { create_missing: true });
    await this.until(at, ({ state, status }) => (state ?? status) === "applied");
    this.ledger.remittances.push({ by: this.by, id: body.id, numbers });
  }

  async export(): Promise<void> {
    const asked = await this.by.ask("POST", "/v1/practice/exports/", {});
    // One is made at a time.
    if (asked.status === 409) return;
    if (asked.status >= 400) throw new Error(`an export answered ${asked.status}`);
    this.ledger.exports.push({ by: this.by, id: asked.body.id });
  }

  async lists(): Promise<void> {
    for (const where of [
      "patients/",
      "claims/",
      "worklist/",
      "notifications/",
      "documents/uploads/",
      "claims/totals/",
    ])
      await this.by.done("GET", `/v1/${where}`);
  }
}

/** The state of a delivery that nothing here changes any more; a fax that was taken waits for the service's report. */
const settled = (delivery?: { state: string; attempts?: number; reference?: string | null }): string => {
  if (!delivery) return "";
  if (["sent", "failed", "check_needed"].includes(delivery.state)) return delivery.state;
  return delivery.state === "sending" && delivery.reference ? "taken" : "";
};
