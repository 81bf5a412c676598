import { z } from "zod";

const CLOCK_KINDS = [
  "appeal",
  "keep_services",
  "corrected_claim",
  "timely_filing",
  "peer_to_peer",
  "acknowledgment",
  "payer_response",
  "second_level",
  "external_review",
  "recoupment",
  "idr",
  "follow_up",
] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** A date of a case as an appeal and a claim answer it (docs/product.md, I7). */
export const clockAnswer = z
  .strictObject({
    kind: z.enum(CLOCK_KINDS),
    due: z.iso.date().describe("The last day"),
    work_by: z.iso
      .date()
      .nullable()
      .describe("The day to work to: a working day, no later than due; null where it is the payer's turn"),
    basis: z.enum(["letter", "rule", "person"]).describe("Who says so"),
    source: z.string().describe("The notice, the rule or the person it rests on"),
    from: z.iso.date().nullable().describe("The day that was counted from; null for a date that was stated"),
    certain: z.boolean().describe("False: to be confirmed on the notice or with the payer"),
  })
  .meta({ id: "Clock" });
export type ClockDto = z.infer<typeof clockAnswer>;

/** The date that counts now: the nearest that has not passed, else the one that passed last. */
export const nextClock = <C extends { due: string }>(clocks: readonly C[], today: string): C | null =>
  clocks.find(({ due }) => due >= today) ?? clocks.at(-1) ?? null;
