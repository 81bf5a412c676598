import { claim, patient } from "./claims";
import { fileForm } from "./file-form";
import type { HostileUpload } from "./hostile-uploads";
import { APPEALS, type RestDesk } from "./rest-desk";

/** The ways in that take letters and charts; the screens send by the same calls. */
export const WAYS = ["claim", "library", "appeal"] as const;
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
  const field = way === "appeal" ? "supporting_docs" : "file";
  const form = fileForm({ field, name: nameOf(file), bytes: file.bytes, type: file.mediaType });
  if (way === "library") form.append("patient", await patient(desk.person.ctx));
  const { status, body } = await desk.rest("POST", await addressOf(desk, way), { form });
  const taken = way === "appeal" ? body.uploaded_documents?.[0] : body;
  return { status, said: body.error ?? "", ...(status === 201 && { id: taken.id }) };
}

async function addressOf(desk: RestDesk, way: Way): Promise<string> {
  if (way === "library") return "/documents/uploads/";
  if (way === "appeal") return `${APPEALS}${await desk.newAppeal()}/uploads/`;
  // A claim takes 100 pages an hour: each file gets a claim of its own.
  return `/claims/${(await claim(desk.person.ctx)).claim_id}/upload_document/`;
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
