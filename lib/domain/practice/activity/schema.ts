import { z } from "zod";

const blankAsNone = (value: unknown) => (value === "" ? undefined : value);
const maybe = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsNone, schema.optional());

/** Filters of the activity list; days are of the practice's time zone and both included. */
export const activityQuery = z.object({
  action: maybe(z.string().max(40)),
  actor: maybe(z.uuid("Choose a person from the list.")),
  result: maybe(z.enum(["success", "refused"])),
  from: maybe(z.iso.date("Enter a date as YYYY-MM-DD.")),
  to: maybe(z.iso.date("Enter a date as YYYY-MM-DD.")),
  cursor: maybe(z.coerce.number("The cursor is not valid.").int().positive()),
  page_size: z.preprocess(blankAsNone, z.coerce.number().int().min(1).max(200).default(50)),
});
export type ActivityQuery = z.output<typeof activityQuery>;

export type ActivityEntry = {
  id: number;
  at: string;
  actor_id: string | null;
  actor: string;
  kind: "user" | "job" | "api_key" | "anonymous";
  action: string;
  entity: string;
  entity_id: string | null;
  result: "success" | "refused";
  address: string;
  detail: Record<string, string | number | boolean | string[] | null>;
};
