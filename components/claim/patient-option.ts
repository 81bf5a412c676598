import { patientHint, patientName } from "@/components/patient/patient-labels";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import type { PatientChoice } from "@/lib/domain/patient/schema";

export const patientOption = (patient: PatientChoice): ComboboxOption => ({
  id: patient.patient_id,
  label: patientName(patient),
  hint: patientHint(patient),
});
