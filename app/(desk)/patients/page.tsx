import type { Metadata } from "next";
import { PatientList } from "@/components/patient/patient-list";
import { requireCtx } from "@/lib/auth/authenticate";
import { listPatients } from "@/lib/domain/patient/queries";
import { listPatientsQuery } from "@/lib/domain/patient/schema";

export const metadata: Metadata = { title: "Patients" };

export default async function PatientsPage() {
  const ctx = await requireCtx("/patients");
  return <PatientList first={await listPatients(ctx, listPatientsQuery.parse({}))} />;
}
