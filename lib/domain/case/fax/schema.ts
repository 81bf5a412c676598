import { z } from "zod";
import { pageFields } from "@/lib/core/fields";
import { pageAnswer } from "@/lib/core/page";

/** Shapes of the faxes that came in (docs/product.md, M8). Isomorphic. */

export const FAX_MESSAGES = {
  notFound: "Fax not found.",
  settled: "This fax was taken in or dismissed already.",
} as const;

export const openFaxesQuery = z.object(pageFields);

const faxAnswer = z
  .strictObject({
    id: z.uuid(),
    from: z.string().describe("E.164; empty where the sender withholds it"),
    to: z.string().describe("The number of yours at which it came in"),
    pages: z.int().nullable(),
    received_at: z.iso.datetime(),
    state: z.enum(["fetching", "failed"]),
    problem: z.string().describe("Why its file is not here, as a sentence"),
  })
  .meta({ id: "InboundFax" });
export type FaxDto = z.infer<typeof faxAnswer>;

export const openFaxesAnswer = pageAnswer(faxAnswer);
