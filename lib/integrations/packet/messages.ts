import type { BoundedJob } from "../bounded-process/run-job";
import type { Letterhead } from "../pdf/letterhead";
import type { MediaType } from "../reader/media-types";
import type { ChannelLimit, PacketChannel } from "./channel-limits";
import type { FaxCover } from "./front-pages";
import type { PacketFailureReason } from "./packet-failure";

/** A stretch of the packet; `firstPage` counts from 1. */
export type PacketPart = {
  kind: "cover" | "letter" | "list" | "enclosure";
  /** Null but for enclosures. */
  enclosureId: string | null;
  title: string;
  firstPage: number;
  pages: number;
  /** Pages of an enclosure that stay behind, from 1. */
  leftOut?: readonly number[] | undefined;
};

/** What the packet process is told once. Files are paths; the packet is written to PACKET_FILE in `workDir`. */
export type PacketJob = BoundedJob & {
  letter: string;
  enclosures: {
    id: string;
    title: string;
    mediaType: MediaType;
    firstPagePicture?: boolean | undefined;
    leftOut?: readonly number[] | undefined;
    file: string;
  }[];
  letterhead: Letterhead;
  claimNumber: string | null;
  channel: PacketChannel;
  most: ChannelLimit;
  cover: FaxCover | null;
  title: string;
  draft: boolean;
  createdAt: Date;
  pixels: number;
};

export const PACKET_FILE = "packet.pdf";

/** Where the process is: -1 for the letter, an enclosure's index, or null for the packet as a whole. */
export type PacketPlace = number | null;

export type PacketMessage =
  | { type: "at"; place: PacketPlace }
  | { type: "done"; pages: number; parts: PacketPart[] }
  | { type: "failed"; reason: PacketFailureReason; place: PacketPlace; sentence?: string; where: string };
