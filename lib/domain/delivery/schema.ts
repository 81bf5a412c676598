import { z } from "zod";
import { NO_RECIPIENT } from "@/lib/core/appeal-messages";
import { DELIVERY_STATES, SEND_METHODS } from "@/lib/core/enums";
import { GATE_CODES } from "@/lib/domain/letter/gate/schema";
import { appealIdField, deliveryAnswer, enclosureIds } from "../appeal/schema";

export const sendInput = z.object({
  ...appealIdField,
  method: z.enum(SEND_METHODS, { error: NO_RECIPIENT }),
  to: z.string({ error: NO_RECIPIENT }).trim().min(1, NO_RECIPIENT).max(320, NO_RECIPIENT),
  /** The version that the person looked at; sending another one is refused. */
  version: z.int().positive().optional(),
  /** Sends the same version to the same recipient once more, on purpose. */
  again: z.boolean().default(false),
  enclosures: enclosureIds,
  /** Passes problems of the gate, by their code; with `text` only the one with this text or message. */
  overrides: z
    .array(
      z.object({
        code: z.enum(GATE_CODES, { error: "Name a code that the problems have." }),
        text: z.string().max(1000).optional(),
        reason: z
          .string({ error: "Give a reason." })
          .trim()
          .min(3, "Give a reason.")
          .max(500, "Use at most 500 characters."),
      }),
    )
    .max(200)
    .default([]),
});
export type Override = z.infer<typeof sendInput>["overrides"][number];

export const sendAnswer = z.strictObject({
  status: z.enum(DELIVERY_STATES),
  delivery: deliveryAnswer,
  message: z.string(),
});

/** Which ways of sending this installation has. `outbox`: kept on this machine instead of being sent. */
export type ChannelState = "ready" | "outbox" | "none";
/** The largest PDF that a way takes; `bytes` before a mail's encoding. */
type PdfLimit = { bytes: number; pages: number };
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
