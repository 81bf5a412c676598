"use server";

import { z } from "zod";
import { EditPatientDialog, NewPatient } from "@/components/patient/patient-dialogs";
import { PatientFields } from "@/components/patient/patient-fields";
import { PatientRows } from "@/components/patient/patient-rows";
import { todayIn } from "@/lib/core/dates";
import { cursorField, fromField } from "@/lib/core/fields";
import { getPatient, listPatients } from "@/lib/domain/patient/queries";
import { patientIdField } from "@/lib/domain/patient/schema";
import { getPractice } from "@/lib/domain/practice/practice";
import { view } from "@/lib/transport/action";

export const newPatientView = view({ access: "user", input: z.object({}) }, async (ctx) => (
  <NewPatient>
    <PatientFields today={todayIn((await getPractice(ctx)).time_zone)} />
  </NewPatient>
));

export const editPatientView = view(
  { access: "user", input: z.object(patientIdField) },
  async (ctx, input) => {
    const [patient, practice] = await Promise.all([getPatient(ctx, input), getPractice(ctx)]);
    return (
      <EditPatientDialog patient={patient}>
        <PatientFields
          today={todayIn(practice.time_zone)}
          {...(patient.ssn && { ssnHint: "Leave as it is to keep it." })}
        />
      </EditPatientDialog>
    );
  },
);

export const foundPatientsView = view(
  { access: "user", input: z.object({ search: z.string(), cursor: cursorField, from: fromField }) },
  async (ctx, { search, cursor, from }) => {
    const page = await listPatients(ctx, { search, cursor });
    return <PatientRows page={page} at={{ cursor: cursor ?? null, from }} found editView={editPatientView} />;
  },
);
