import { claim, patient } from "./claims";
import { fileForm } from "./file-form";
import type { HostileUpload } from "./hostile-uploads";
import type { RestAnswer } from "./rest";
import { APPEALS, type RestDesk } from "./rest-desk";
import { stageFile } from "./stage-file";

/**
 * The ways in that take letters, charts, payers' answers and receipts, and remittances on paper; the screens send by the same
 * calls. `parts` is a file that came past the request, as the screens send a large one.
 */
export const WAYS = ["claim", "library", "appeal", "answer", "receipt", "parts", "remittance"] as const;
type Way = (typeof WAYS)[number];

const ENDINGS: [string, string][] = [
  ["pdf", "pdf"],
  ["png", "png"],
  ["jpeg", "jpg"],
  ["tiff", "tiff"],
];
const nameOf = ({ mediaType }: HostileUpload) =>
  `letter.${ENDINGS.find(([type]) => mediaType.endsWith(type))?.[1] ?? "docx"}`;

/** What became of one file by one way: taken under an id, or refused with a status and a sentence. */
export type Outcome = { status: number; said: string; id?: string };

export async function sendBy(desk: RestDesk, way: Way, file: HostileUpload): Promise<Outcome> {
  const { status, body } = await sent(desk, way, file);
  // A remittance that the scanner stopped is answered with its own state, for the list of files shows it.
  if (way === "remittance" && status < 300 && body.state === "quarantined")
    return { status: 422, said: "The file is in quarantine." };
  const said = body.error ?? "";
  return { status, said, ...(status === 201 && { id: takenId(way, body) }) };
}

async function sent(desk: RestDesk, way: Way, file: HostileUpload): Promise<RestAnswer> {
  if (way === "parts") {
    const staged = await stageFile(desk.rest, "file", nameOf(file), file.bytes);
    const json = { files: [staged], patient: await patient(desk.person.ctx) };
    return desk.rest("POST", "/documents/uploads/", { json });
  }
  const field = way === "appeal" ? "supporting_docs" : "file";
  const form = fileForm({ field, name: nameOf(file), bytes: file.bytes, type: file.mediaType });
  if (way === "library") form.append("patient", await patient(desk.person.ctx));
  return desk.rest("POST", await addressOf(desk, way), { form });
}

// biome-ignore lint/suspicious/noExplicitAny: each call answers another shape
function takenId(way: Way, body: any): string {
  if (way === "appeal") return body.uploaded_documents[0].id;
  if (way === "answer") return body.document.id;
  if (way === "receipt") return body.receipts.at(-1).document;
  return body.id;
}

async function addressOf(desk: RestDesk, way: Exclude<Way, "parts">): Promise<string> {
  switch (way) {
    case "library":
      return "/documents/uploads/";
    case "appeal":
      return `${APPEALS}${await desk.newAppeal()}/uploads/`;
    case "answer":
      return "/decisions/uploads/";
    case "receipt":
      return `${await delivered(desk)}receipts/`;
    case "remittance":
      return "/payers/remittances/";
    // A claim takes 100 pages an hour: each file gets a claim of its own.
    case "claim":
      return `/claims/${(await claim(desk.person.ctx)).claim_id}/upload_document/`;
  }
}

const deliveries = new WeakMap<RestDesk, Promise<string>>();

/** A letter that went out; each of its receipts may have a photo. */
function delivered(desk: RestDesk): Promise<string> {
  const made = deliveries.get(desk) ?? deliver(desk);
  deliveries.set(desk, made);
  return made;
}

async function deliver(desk: RestDesk): Promise<string> {
  const appeal = await desk.appealWithLetter();
  await desk.rest("POST", `${APPEALS}${appeal}/export/`, { json: {} });
  const [row] = await desk.t.admin`insert into deliveries
    (practice_id, appeal_id, export_id, method, recipient, provider, approved_by, state, sent_at)
    select practice_id, appeal_id, id, 'email', 'claims@payer.example', 'outbox', created_by, 'sent', now()
      from letter_exports where appeal_id = ${appeal} limit 1 returning id`;
  return `${APPEALS}${appeal}/deliveries/${row?.id}/`;
}

/** What is wrong with an outcome; null where the file met what it should. */
export function verdict(file: HostileUpload, way: Way, { status, said }: Outcome): string | null {
  // A claim takes no Word documents at all.
  const due = way === "claim" && file.mediaType.endsWith("document") ? "refused" : file.fate;
  const right = { refused: [415], infected: [422], flattened: [201, 415] }[due];
  if (!right.includes(status)) return `${file.name} by ${way}: ${status} ${said}`;
  if (status !== 201 && !/^[A-Z].*\.$/.test(said)) return `${file.name} by ${way} says ${said}`;
  return null;
}
