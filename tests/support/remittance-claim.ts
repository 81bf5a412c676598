import type { Database } from "@/db/client";
import { createClaim } from "@/lib/domain/claim/mutations";
import type { Ctx } from "@/lib/domain/kernel/context";
import { createPatient } from "@/lib/domain/patient/mutations";
import { createPatientInput } from "@/lib/domain/patient/schema";
import { account } from "./account";
import { header, interchange, set } from "./era-builder";

/** One claim of one patient, and what a payer may decide about it. */

/** One payment of the claims given; `total` is what they were paid in all. */
export const payment = (total: string, claims: string[], options: { trace?: string; date?: string } = {}) =>
  set("0001", [...header(total, options.trace ?? "EFT1", options.date ?? "20260302"), ...claims]);
export const remittance = (...payments: string[][]) => interchange(payments);

/** One line of 97110 for 120.00, decided as given. */
export const decision = (clp: string, svc: string, ...cas: string[]) => [
  "LX*1",
  `CLP*${clp}`,
  "NM1*QC*1*LIMA*ANA****MI*W1",
  "DTM*232*20260105",
  `SVC*HC:97110:GP*${svc}`,
  "DTM*472*20260105",
  ...cas,
];
export const PAID = decision(
  "A1*1*120*80*20*12*P1*11*1",
  "120*80**2",
  "CAS*CO*45*20",
  "CAS*PR*2*20",
  "AMT*B6*100",
);
export const DENIED = decision("A1*1*120*0*0*12*P1*11*1", "120*0**2", "CAS*CO*50*120");
export const REVERSED = decision(
  "A1*22*-120*-80*-20*12*P1*11*1",
  "-120*-80**-2",
  "CAS*CO*45*-20",
  "CAS*PR*2*-20",
);
export const CORRECTED = decision("A1*1*120*100*0*12*P1*11*7", "120*100**2", "CAS*CO*45*20", "AMT*B6*100");

export async function person(ctx: Ctx, changes: Record<string, unknown> = {}) {
  return createPatient(
    ctx,
    createPatientInput.parse({
      first_name: "Ana",
      last_name: "Lima",
      date_of_birth: "1980-02-03",
      gender: "female",
      address_line1: "1 Pier",
      city: "Salem",
      state: "OR",
      zip_code: "97301",
      ...changes,
    }),
  );
}

/** A practice with one claim of Ana Lima's, as a person enters it. */
export async function practiceWithClaim(db: Database, changes: Record<string, unknown> = {}) {
  const { ctx } = await account(db);
  const patient = await person(ctx);
  const claim = await createClaim(ctx, {
    patient: patient.patient_id,
    claim_number: "A1",
    total_charges: "120.00",
    date_of_service_from: "2026-01-05",
    ...changes,
  });
  return { ctx, patient, id: claim.claim_id };
}
