import { createClaim } from "@/lib/domain/claim/mutations";
import type { Ctx } from "@/lib/domain/kernel/context";
import { createPatient } from "@/lib/domain/patient/mutations";
import { createPatientInput } from "@/lib/domain/patient/schema";

/** A patient by the product's own operation. */
export async function patient(ctx: Ctx, changes: Record<string, unknown> = {}): Promise<string> {
  const { patient_id } = await createPatient(
    ctx,
    createPatientInput.parse({
      first_name: "Ana",
      last_name: `Lima${crypto
        .randomUUID()
        .slice(0, 8)
        .replaceAll(/[0-9-]/g, "x")}`,
      date_of_birth: "1980-05-17",
      gender: "female",
      address_line1: "1 Harbor Street",
      city: "Portland",
      state: "ME",
      zip_code: "04101",
      confirm_duplicate: true,
      ...changes,
    }),
  );
  return patient_id;
}

/** A claim by the product's own operation, for a patient of its own unless one is named. */
export async function claim(ctx: Ctx, fields: Record<string, unknown> = {}) {
  return createClaim(ctx, { patient: await ownPatient(ctx, fields), ...fields });
}

const ownPatient = (ctx: Ctx, fields: Record<string, unknown>) =>
  typeof fields.patient === "string" ? fields.patient : patient(ctx);

/** A claim that was denied on a day, with a deadline. */
export const deniedClaim = (ctx: Ctx, fields: Record<string, unknown> = {}) =>
  claim(ctx, {
    status: "denied",
    total_charges: "300.00",
    insurance_plan_name: "Lakeside Health",
    denial_details: {
      denial_date: "2026-03-02",
      denial_category: "medical_necessity",
      denial_summary: "Not medically necessary.",
      appeal_deadline: "2026-08-29",
    },
    ...fields,
  });
