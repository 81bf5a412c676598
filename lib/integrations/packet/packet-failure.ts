/** Why no packet was built: what is the matter, and what to do about it. */
const SENTENCES = {
  missing: ["could not be opened.", "Upload it again, or take it out of the packet."],
  empty: ["is an empty file.", "Upload it again, or take it out of the packet."],
  encrypted: [
    "is protected with a password.",
    "Save a copy without the password, upload it and enclose that.",
  ],
  damaged: ["is damaged or incomplete.", "Download or scan it again, upload it and enclose that."],
  nothing_left: ["has no page left to enclose.", "Take a page back in, or leave the document out."],
  no_pages: ["has no pages.", "Export or scan it again, upload it and enclose that."],
  too_many_pages: ["has more pages than a packet can hold.", "Enclose only the pages that matter."],
  too_large_file: ["is larger than 50 MB.", "Split it, or scan it with a lower resolution."],
  too_large_picture: ["has more than 40 million pixels.", "Save a smaller copy, upload it and enclose that."],
  too_complex: ["contains more than can be put on paper safely.", "Print it to a new PDF and enclose that."],
  dynamic_form: [
    "is a form that only Adobe Reader can show.",
    "Open it there, print it to a new PDF and enclose that.",
  ],
  unsupported: ["is of a kind that cannot be enclosed.", "Save it as PDF, DOCX, JPG, PNG or TIFF."],
  timeout: ["took too long.", "Print it to a new PDF, or enclose fewer pages of it."],
  memory: ["needs more memory than is allowed.", "Print it to a new PDF, or enclose fewer pages of it."],
  failed: ["could not be put into the packet.", "Try again; if that does not help, print it to a new PDF."],
} as const;

/** Failures of the packet as a whole. */
const OF_PACKET = {
  over_limit: "The packet is too large. Leave out a document, or send it in two parts.",
  page_count:
    "The packet's pages could not be confirmed, so it was not made. Try again; if that does not help, enclose the documents one by one to find the one at fault.",
  too_many_enclosures: "A packet takes at most 100 documents. Leave some out, or send them in two parts.",
  canceled: "Making the packet was stopped. Start it again.",
  timeout: "Making the packet took too long. Leave out a document, or send it in two parts.",
  memory: "The packet needs more memory than is allowed. Leave out a document, or send it in two parts.",
  failed: "The packet could not be made. Try again; if that does not help, leave out a document.",
} as const;

export type PacketFailureReason = keyof typeof SENTENCES | keyof typeof OF_PACKET;

/** What of a packet a failure is about; `number` counts enclosures from 1 as they are listed. */
export type PacketSource =
  | { kind: "letter" }
  | { kind: "enclosure"; id: string; title: string; number: number };

export const isPacketFailureReason = (value: unknown): value is PacketFailureReason =>
  typeof value === "string" && (Object.hasOwn(SENTENCES, value) || Object.hasOwn(OF_PACKET, value));

/**
 * Thrown when a packet cannot be built. A title can name a patient, so `message`, which gets logged, names an
 * enclosure by its number; `sentence` is what the user sees, with the title.
 */
export class PacketFailure extends Error {
  readonly reason: PacketFailureReason;
  /** Null for the letter and for the packet as a whole. */
  readonly enclosureId: string | null;
  declare readonly title: string | null;
  declare readonly sentence: string;

  constructor(
    reason: PacketFailureReason,
    source: PacketSource | null = null,
    options: { cause?: unknown; sentence?: string } = {},
  ) {
    super(options.sentence ?? sentenceOf(reason, source, false), { cause: options.cause });
    this.name = "PacketFailure";
    this.reason = reason;
    this.enclosureId = source?.kind === "enclosure" ? source.id : null;
    // Not enumerable: loggers write an error's own properties down.
    Object.defineProperty(this, "title", { value: source?.kind === "enclosure" ? source.title : null });
    Object.defineProperty(this, "sentence", {
      value: options.sentence ?? sentenceOf(reason, source, true),
    });
  }
}

function sentenceOf(reason: PacketFailureReason, source: PacketSource | null, titled: boolean): string {
  if (source && Object.hasOwn(SENTENCES, reason)) {
    const [what, remedy] = SENTENCES[reason as keyof typeof SENTENCES];
    return `${nameOf(source, titled)} ${what} ${source.kind === "letter" ? "Export the letter again." : remedy}`;
  }
  return OF_PACKET[Object.hasOwn(OF_PACKET, reason) ? (reason as keyof typeof OF_PACKET) : "failed"];
}

function nameOf(source: PacketSource, titled: boolean): string {
  if (source.kind === "letter") return "The letter";
  const title = source.title.replace(/\s+/g, " ").trim();
  return titled && title ? `Enclosure ${source.number}, “${title}”,` : `Enclosure ${source.number}`;
}
