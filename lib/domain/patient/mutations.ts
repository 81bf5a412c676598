import { and, eq } from "drizzle-orm";
import type { Tx } from "@/db/client";
import { patients } from "@/db/schema/patients";
import { practices } from "@/db/schema/practices";
import { CHANGED_MEANWHILE } from "@/lib/core/conflicts";
import { todayIn } from "@/lib/core/dates";
import { AppError, invalid } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import type { Ctx } from "@/lib/domain/kernel/context";
import { operation } from "@/lib/domain/kernel/operation";
import { patientColumns, patientDto } from "./columns";
import { pointOutDuplicates } from "./duplicates";
import { getPatientInPractice } from "./queries";
import {
  type CreatePatientInput,
  createPatientInput,
  PATIENT_MESSAGES,
  type PatientDto,
  patientAnswer,
  updatePatientInput,
} from "./schema";
import { ssnColumns } from "./ssn";

/** Throws CONFLICT with `candidates` for a likely duplicate, unless the input says that it is none. */
export const createPatient = operation(
  {
    name: "createPatient",
    access: "user",
    input: createPatientInput,
    answer: patientAnswer,
    summary: "Create a patient",
    description:
      "Takes an Idempotency-Key. With confirm_duplicate false, a patient that looks like one on file is answered 409 with code likely_duplicate and candidates, and nothing is saved.",
    refuses: ["CONFLICT"],
    idempotent: true,
    record: () => ({ action: "create", entity: "patient" }),
  },
  async (ctx, input, tx) => {
    const patient = await insertPatient(tx, ctx, input);
    const { patient_id: patientId } = patient;
    await audit(tx, ctx, { action: "create", entity: "patient", entityId: patientId, patientId });
    return patient;
  },
);

async function insertPatient(tx: Tx, ctx: Ctx, input: CreatePatientInput): Promise<PatientDto> {
  const id = crypto.randomUUID();
  await requireBorn(tx, ctx, input.date_of_birth);
  const values = { ...plainColumns(input), ...ssnColumns(ctx, id, input.ssn) };
  if (!input.confirm_duplicate) await pointOutDuplicates(tx, ctx, values, null);
  const now = new Date();
  const [row] = await tx
    .insert(patients)
    .values({
      ...values,
      id,
      practiceId: ctx.practiceId,
      createdBy: ctx.actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning(patientColumns);
  if (!row) throw new Error("insert returned no row");
  return patientDto(row);
}

/**
 * Fields that are left out stay as they are. Throws CONFLICT with `current` when the edit began from another state
 * than the present one, or with `candidates` when the change makes a likely duplicate.
 */
export const updatePatient = operation(
  {
    name: "updatePatient",
    access: "user",
    input: updatePatientInput,
    answer: patientAnswer,
    summary: "Change a patient",
    description:
      "Send the updated_at of the state that was edited, in the body or as If-Match: when the patient was changed since, the answer is 409 with that state under current.",
    refuses: ["CONFLICT"],
    record: ({ patientId }) => updateOf(patientId),
  },
  async (ctx, { patientId, ...input }, tx) => {
    const row = await getPatientInPractice(tx, ctx, patientId, { forUpdate: true });
    if (input.updated_at && Date.parse(input.updated_at) !== row.updatedAt.getTime()) {
      throw new AppError("CONFLICT", PATIENT_MESSAGES.changedMeanwhile, {
        extra: { code: CHANGED_MEANWHILE, current: patientDto(row) },
      });
    }
    const next = {
      ...row,
      ...plainColumns(input),
      ...(input.ssn !== undefined && ssnColumns(ctx, patientId, input.ssn, row)),
    };
    const changed = CHANGEABLE.filter((column) => next[column] !== row[column]);
    if (changed.includes("dateOfBirth")) await requireBorn(tx, ctx, next.dateOfBirth);
    if (!input.confirm_duplicate && changed.some((column) => IDENTIFYING.includes(column))) {
      await pointOutDuplicates(tx, ctx, next, patientId);
    }
    await audit(tx, ctx, { ...updateOf(patientId), detail: { fields: changed.filter(isNamed) } });
    if (changed.length === 0) return patientDto(row);
    const [saved] = await tx
      .update(patients)
      .set({
        ...Object.fromEntries(changed.map((column) => [column, next[column]])),
        // Never the same twice, so that an older state is always known as such.
        updatedAt: new Date(Math.max(Date.now(), row.updatedAt.getTime() + 1)),
      })
      .where(and(eq(patients.practiceId, ctx.practiceId), eq(patients.id, patientId)))
      .returning(patientColumns);
    if (!saved) throw new Error("update returned no row");
    return patientDto(saved);
  },
);

const updateOf = (patientId: string) =>
  ({ action: "update", entity: "patient", entityId: patientId, patientId }) as const;

const PLAIN = {
  first_name: "firstName",
  middle_name: "middleName",
  last_name: "lastName",
  date_of_birth: "dateOfBirth",
  gender: "gender",
  email: "email",
  phone: "phone",
  address_line1: "addressLine1",
  address_line2: "addressLine2",
  city: "city",
  state: "state",
  zip_code: "zipCode",
  country: "country",
} as const;
const CHANGEABLE = [...Object.values(PLAIN), "ssnSealed", "ssnDigest", "ssnLastFour"] as const;
const IDENTIFYING: readonly string[] = ["firstName", "lastName", "dateOfBirth", "ssnDigest"];
/** The three columns of an SSN are told as one. */
const isNamed = (column: string) => column !== "ssnDigest" && column !== "ssnLastFour";

type PlainColumns<I> = {
  [F in keyof typeof PLAIN & keyof I as (typeof PLAIN)[F]]: Exclude<I[F], undefined>;
};

/** The fields that were sent, under the names of their columns. */
function plainColumns<I extends Partial<Record<keyof typeof PLAIN, unknown>>>(input: I): PlainColumns<I> {
  const sent = Object.entries(PLAIN).flatMap(([field, column]) => {
    const value = input[field as keyof typeof PLAIN];
    return value === undefined ? [] : [[column, value]];
  });
  return Object.fromEntries(sent) as PlainColumns<I>;
}

/** Nobody is born after the practice's own today. */
async function requireBorn(tx: Tx, ctx: Ctx, dateOfBirth: string): Promise<void> {
  const [practice] = await tx
    .select({ timeZone: practices.timeZone })
    .from(practices)
    .where(eq(practices.id, ctx.practiceId));
  if (practice && dateOfBirth > todayIn(practice.timeZone)) {
    throw invalid({ date_of_birth: [PATIENT_MESSAGES.bornAhead] });
  }
}
