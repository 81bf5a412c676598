import { z } from "zod";
import { DELIVERY_METHODS, DELIVERY_STATES, SEND_METHODS } from "@/lib/core/enums";
import { documentIds } from "../document/schema";

/** Ids of the appeal's documents in the order in which they are enclosed; left out: as exported last, else none. */
export const enclosureIds = documentIds
  .refine((ids) => new Set(ids).size === ids.length, "Enclose each document once.")
  .optional();

export const NO_RECIPIENT = "Please provide recipient information";
export const sendInput = z.object({
  method: z.enum(SEND_METHODS, { error: NO_RECIPIENT }),
  to: z.string({ error: NO_RECIPIENT }).trim().min(1, NO_RECIPIENT).max(320, NO_RECIPIENT),
  /** The version that the person looked at; sending another one is refused. */
  version: z.int().positive().optional(),
  /** Sends the same version to the same recipient once more, on purpose. */
  again: z.boolean().default(false),
  enclosures: enclosureIds,
});
export type SendInput = z.infer<typeof sendInput>;

export const enclosedAnswer = z.strictObject({
  document: z.uuid(),
  title: z.string(),
  pages: z.int().min(0),
  first_page: z.int().positive().describe("Of the PDF, from 1"),
});
export type EnclosedDto = z.infer<typeof enclosedAnswer>;

export const deliveryAnswer = z
  .strictObject({
    id: z.uuid(),
    method: z.enum(DELIVERY_METHODS),
    to: z.string(),
    state: z.enum(DELIVERY_STATES),
    provider: z.string().describe("`person` where someone sent it by themselves"),
    reference: z.string().nullable(),
    letter_version: z.int().positive(),
    pages: z.int().min(0).describe("Of the PDF that was sent"),
    enclosures: z.array(enclosedAnswer),
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Delivery" });
export type DeliveryDto = z.infer<typeof deliveryAnswer>;

export const sendAnswer = z.strictObject({
  status: z.enum(DELIVERY_STATES),
  delivery: deliveryAnswer,
  message: z.string(),
});

/** Which ways of sending this installation has. `outbox`: kept on this machine instead of being sent. */
export type ChannelState = "ready" | "outbox" | "none";
/** The largest PDF that a way takes; `bytes` before a mail's encoding. */
export type PdfLimit = { bytes: number; pages: number };
export type DeliveryChannels = {
  email: ChannelState;
  fax: ChannelState;
  limits: { email: PdfLimit; fax: PdfLimit };
};

/** A mail or fax that local mode kept (docs/product.md, C17). */
export type OutboxItemDto = {
  id: string;
  channel: "email" | "fax";
  to: string;
  subject: string;
  text: string;
  attachments: { filename: string; content_type: string; size: number; url: string }[];
  created_at: string;
};
