import { z } from "zod";
import { OFFERED_CLAIM_STATUSES } from "@/lib/core/claim-labels";
import { lineField, queryField } from "@/lib/core/fields";
import { exportClaimsQuery } from "../schema";

/** Shapes of the saved filters' calls: filters of the claims list that one person keeps under a name. */

export const MAX_SAVED_FILTERS = 20;

export const SAVED_FILTER_MESSAGES = {
  notFound: "Saved filter not found.",
  unknownPatient: "Unknown patient.",
  full: `You have ${MAX_SAVED_FILTERS} saved filters. Delete one first, or replace one by using its name.`,
} as const;

/** What the claims page itself can show again: the list's parameters without a search, which is no choice to keep. */
const savedQuery = exportClaimsQuery
  .omit({ search: true })
  .extend({ status: queryField(z.enum(OFFERED_CLAIM_STATUSES, { error: "Unknown status." })) })
  .strict();
/** The part of it that is kept in one value; the patient is kept as a reference. */
export const savedChoices = savedQuery.omit({ patient_id: true });

export const saveFilterInput = z.object({
  name: lineField(60).pipe(z.string().min(1, "Enter a name.")),
  query: savedQuery,
});

export const savedFilterAnswer = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  query: savedQuery.describe("Parameters of GET /claims/"),
  patient_name: z.string().nullable().describe("Of the patient that the query names"),
  created_at: z.iso.datetime(),
});
export type SavedFilterDto = z.infer<typeof savedFilterAnswer>;

/** The answer to POST. */
export const keptFilterAnswer = savedFilterAnswer.extend({
  replaced: z.boolean().describe("A filter of this name was there; it holds the new query now"),
});
