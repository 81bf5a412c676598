import { z } from "zod";
import { invalid, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { type Ctx, inContext } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { takeTry } from "@/lib/domain/kernel/throttles";
import { fieldCipher } from "@/lib/integrations/field-crypto/open-field-cipher";
import { getPatientInPractice } from "./queries";
import { PATIENT_MESSAGES, patientIdField, revealedSsnAnswer } from "./schema";
import { formatSsn, maskedLastFour, ssnDigits } from "./ssn-format";

/** The three columns that keep an SSN; all null without one. */
export type SsnColumns = { ssnSealed: string | null; ssnDigest: string | null; ssnLastFour: string | null };

const FIELD = "patients.ssn";
const NONE: SsnColumns = { ssnSealed: null, ssnDigest: null, ssnLastFour: null };

export const ssnPlace = (practiceId: string, patientId: string) => ({
  practiceId,
  recordId: patientId,
  field: FIELD,
});

/**
 * What was sent for the SSN, as columns: empty clears it, the masked value leaves `current` as it is, nine digits
 * replace it. Throws VALIDATION for anything else.
 */
export function ssnColumns(
  ctx: Ctx,
  patientId: string,
  sent: string,
  current: SsnColumns = NONE,
): SsnColumns {
  if (sent === "") return NONE;
  const masked = maskedLastFour(sent);
  if (masked !== null && masked === current.ssnLastFour) return pick(current);
  const digits = ssnDigits(sent);
  if (digits === null) throw invalid({ ssn: [PATIENT_MESSAGES.ssnFormat] });
  const place = ssnPlace(ctx.practiceId, patientId);
  const digest = fieldCipher().digest(digits, place);
  // Typed again as it is: nothing to seal anew.
  if (digest === current.ssnDigest) return pick(current);
  return { ssnSealed: fieldCipher().seal(digits, place), ssnDigest: digest, ssnLastFour: digits.slice(-4) };
}

const pick = ({ ssnSealed, ssnDigest, ssnLastFour }: SsnColumns): SsnColumns => ({
  ssnSealed,
  ssnDigest,
  ssnLastFour,
});

/** The whole SSN, on purpose: counted per person and recorded. Throws when the sealed value is not this patient's. */
export const revealSsn = operation(
  {
    name: "revealSsn",
    access: "user",
    input: z.object(patientIdField),
    answer: revealedSsnAnswer,
    summary: "Show a patient's whole SSN",
    description: "Each call is recorded, and counted per person.",
    refuses: ["RATE_LIMITED"],
    record: ({ patientId }) => revealOf(patientId),
    // The count of tries must stay when the reading fails.
    transaction: false,
  },
  async (ctx, { patientId }) => {
    await takeTry(ctx.db, "revealSsn", ctx.actor.userId);
    return inContext(ctx, async (tx) => {
      const row = await getPatientInPractice(tx, ctx, patientId);
      if (!row.ssnSealed) throw notFound(PATIENT_MESSAGES.noSsn);
      await audit(tx, ctx, { ...revealOf(patientId), detail: { fields: ["ssn"] } });
      const digits = fieldCipher().open(row.ssnSealed, ssnPlace(ctx.practiceId, patientId));
      return { patient_id: patientId, ssn: formatSsn(digits) };
    });
  },
);

const revealOf = (patientId: string) =>
  ({ action: "reveal", entity: "patient", entityId: patientId, patientId }) as const;
