import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { MAX_FILE_BYTES } from "@/lib/core/file-limit";
import { runJob } from "../bounded-process/run-job";
import { reportedError } from "../bounded-process/serve-job";
import type { Letterhead } from "../pdf/letterhead";
import type { MediaType } from "../reader/media-types";
import { CHANNEL_LIMITS, type ChannelLimit, channelProblem } from "./channel-limits";
import type { FaxCover } from "./front-pages";
import {
  PACKET_FILE,
  type PacketJob,
  type PacketMessage,
  type PacketPart,
  type PacketPlace,
} from "./messages";
import { isPacketFailureReason, PacketFailure, type PacketSource } from "./packet-failure";

export type PacketEnclosure = {
  id: string;
  /** As the enclosure list and the bookmarks show it. */
  title: string;
  mediaType: MediaType;
  /** Of a PDF only a picture of its first page, as a fax's confirmation sheet has it. */
  firstPagePicture?: boolean;
  /** Pages that stay behind, from 1. */
  leftOut?: readonly number[] | undefined;
  /** The file's path or its bytes; asked for once, when the packet is built. */
  open: () => Promise<string | Uint8Array> | string | Uint8Array;
};

export type PacketInput = {
  /** The letter as `renderLetterPdf` made it. */
  letter: Uint8Array;
  /** In the order in which they are enclosed. */
  enclosures: readonly PacketEnclosure[];
  claimNumber: string | null;
  letterhead: Letterhead;
  /** What the letter is called among the bookmarks, and the packet in a window's title; left out: an appeal letter. */
  title?: string;
  /** Every page says DRAFT in its stamp. */
  draft?: boolean;
  /** Creation date in the metadata. */
  createdAt?: Date;
  signal?: AbortSignal;
  /** What the channel's service takes, where it is not the usual. */
  most?: ChannelLimit;
  /** For measurements and tests. */
  limits?: { milliseconds?: number; memory?: number };
  onPeakMemory?: (bytes: number) => void;
} & ({ channel: "pdf" | "email" } | { channel: "fax"; cover: FaxCover });

export type Packet = { bytes: Uint8Array; pages: number; parts: PacketPart[] };

const LIMITS = { milliseconds: 60_000, memory: 512 * 1024 * 1024 };
const HEAP_MEGABYTES = 256;
/** Large pieces of memory go back to the system at once, and short-lived objects get little room. */
const THRIFT = {
  flags: ["--max-semi-space-size=4"],
  environment: { MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_ARENA_MAX: "2" },
};
const PIXELS = 40_000_000;
const MAX_ENCLOSURES = 100;

/**
 * Makes one PDF on US Letter of a letter and its enclosures: fax cover sheet (fax only), letter, list of enclosures,
 * enclosures. Every page is stamped "Claim … · page n of m", those of
 * an enclosure with its number and their own page too, as a letter cites them. Enclosures are opened in a process of its own with bounded
 * time and memory. Throws PacketFailure, which names the enclosure that stopped it.
 */
export async function buildPacket(input: PacketInput): Promise<Packet> {
  if (input.signal?.aborted) throw new PacketFailure("canceled");
  if (input.enclosures.length > MAX_ENCLOSURES) throw new PacketFailure("too_many_enclosures");
  const workDir = await mkdtemp(path.join(tmpdir(), "packet-"));
  try {
    const job = await jobOf(input, workDir);
    const result = await run(job, input);
    const bytes = await readFile(path.join(workDir, PACKET_FILE));
    const sentence = channelProblem(input.channel, { bytes: bytes.length, pages: result.pages }, job.most);
    if (sentence) throw new PacketFailure("over_limit", null, { sentence });
    return { bytes: new Uint8Array(bytes), ...result };
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function jobOf(input: PacketInput, workDir: string): Promise<PacketJob> {
  const letter = path.join(workDir, "letter.pdf");
  await writeFile(letter, input.letter);
  const enclosures: PacketJob["enclosures"] = [];
  for (const [index, { open, ...enclosure }] of input.enclosures.entries()) {
    // Who asked may have gone while the one before was fetched.
    if (input.signal?.aborted) throw new PacketFailure("canceled");
    const source = sourceOf(input, index);
    const file = await fileOf(open, path.join(workDir, `enclosure-${index}`), source);
    enclosures.push({ ...enclosure, file });
  }
  return {
    workDir,
    limits: { ...LIMITS, ...input.limits },
    letter,
    enclosures,
    letterhead: input.letterhead,
    claimNumber: input.claimNumber?.replace(/\s+/g, " ").trim() || null,
    channel: input.channel,
    most: input.most ?? CHANNEL_LIMITS[input.channel],
    cover: input.channel === "fax" ? input.cover : null,
    title: input.title ?? "Appeal letter",
    draft: input.draft ?? false,
    createdAt: input.createdAt ?? new Date(),
    pixels: PIXELS,
  };
}

async function fileOf(
  open: PacketEnclosure["open"],
  own: string,
  source: PacketSource | null,
): Promise<string> {
  let file: string;
  let size: number;
  try {
    const opened = await open();
    if (typeof opened === "string") file = path.resolve(opened);
    else {
      file = own;
      await writeFile(file, opened);
    }
    size = (await stat(file)).size;
  } catch (cause) {
    throw new PacketFailure("missing", source, { cause });
  }
  if (size === 0) throw new PacketFailure("empty", source);
  if (size > MAX_FILE_BYTES) throw new PacketFailure("too_large_file", source);
  return file;
}

async function run(job: PacketJob, input: PacketInput): Promise<Pick<Packet, "pages" | "parts">> {
  let place: PacketPlace = null;
  let result: Pick<Packet, "pages" | "parts"> | undefined;
  await runJob<PacketMessage>({
    entry: "packet/child.ts",
    job,
    heapMegabytes: HEAP_MEGABYTES,
    ...THRIFT,
    signal: input.signal,
    onPeakMemory: input.onPeakMemory,
    failure: (reason, cause) =>
      new PacketFailure(reason, reason === "canceled" ? null : sourceOf(input, place), { cause }),
    onMessage: (message) => {
      if (message.type === "at") {
        place = message.place;
        return;
      }
      if (message.type === "failed") return failureOf(message, input);
      result = { pages: message.pages, parts: message.parts };
      return "done";
    },
  });
  if (!result) throw new PacketFailure("failed");
  return result;
}

function failureOf(message: Extract<PacketMessage, { type: "failed" }>, input: PacketInput): PacketFailure {
  const reason = isPacketFailureReason(message.reason) ? message.reason : "failed";
  const { sentence } = message;
  const cause = reportedError(message.where);
  if (reason === "over_limit")
    return new PacketFailure(reason, null, { cause, ...(sentence ? { sentence } : {}) });
  return new PacketFailure(reason, sourceOf(input, message.place), { cause });
}

function sourceOf({ enclosures }: PacketInput, place: PacketPlace): PacketSource | null {
  if (place === null) return null;
  const enclosure = enclosures[place];
  if (!enclosure) return { kind: "letter" };
  return { kind: "enclosure", id: enclosure.id, title: enclosure.title, number: place + 1 };
}
