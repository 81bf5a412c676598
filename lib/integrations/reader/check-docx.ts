import { type Archive, openArchive } from "./archive";
import { readDocxParts } from "./docx";
import { ReadFailure } from "./read-failure";
import { holdsTestSignature } from "./test-signature";

const MEMBER_BYTES = 64 * 1024 * 1024;
/** Objects of other programs that a click starts. */
const PROGRAM_OBJECT = /^word\/(?:activeX\/|embeddings\/.*\.bin$)/i;
/** Loaded when the document is opened; a plain link waits for a click. */
const LOADED =
  /<Relationship\b(?=[^>]*TargetMode\s*=\s*["']External)(?![^>]*relationships\/hyperlink["'])[^>]*>/gi;
const ELSEWHERE =
  /Target\s*=\s*["']\s*(?:https?:|ftp:|smb:|mhtml:|ms-|\\\\|file:\/\/(?!\/)|file:\/\/\/(?:\\|%5c|\/))/i;

/** Opens a Word document to its last part. Answers whether it holds the test signature. Throws ReadFailure. */
export async function checkDocx(file: string): Promise<boolean> {
  const archive = await openArchive(file).catch((cause) => {
    throw new ReadFailure("damaged", { cause });
  });
  try {
    if (await holdsSignature(archive)) return true;
    if (archive.names.some((name) => PROGRAM_OBJECT.test(name))) throw new ReadFailure("active");
  } finally {
    archive.close();
  }
  await readDocxParts(file);
  return false;
}

async function holdsSignature(archive: Archive): Promise<boolean> {
  let infected = false;
  for (const name of archive.names.filter((one) => !one.endsWith("/"))) {
    const bytes = await archive.read(name, MEMBER_BYTES).catch((cause) => {
      throw new ReadFailure("damaged", { cause });
    });
    if (!bytes) continue;
    if (holdsTestSignature(bytes)) infected = true;
    if (/\.(?:xml|rels)$/i.test(name)) refuseActing(textOf(bytes));
  }
  return infected;
}

function refuseActing(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new ReadFailure("too_complex");
  for (const [relation] of xml.matchAll(LOADED))
    if (ELSEWHERE.test(relation)) throw new ReadFailure("active");
}

function textOf(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isUtf16) return bytes.toString("latin1");
  return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
}
