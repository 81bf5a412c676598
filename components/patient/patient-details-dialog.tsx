"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { DateText, TimeText } from "@/components/ui/time-text";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { PatientAppeals } from "./patient-appeals";
import { PatientClaims } from "./patient-claims";
import { GENDER_WORDS, patientName, phoneText } from "./patient-labels";
import { SsnReveal } from "./ssn-reveal";

interface PatientDetailsDialogProps {
  patient: PatientDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onEdit: (patient: PatientDto) => void;
}

/** Everything on file about one patient. */
export function PatientDetailsDialog({ patient, open, onOpenChange, onEdit }: PatientDetailsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Patient Details" description={patientName(patient)} size="lg">
        <DialogBody className="grid content-start gap-6">
          <DescriptionList
            layout="grid"
            items={[
              { label: "Date of Birth", value: <DateText value={patient.date_of_birth} /> },
              { label: "Gender", value: GENDER_WORDS[patient.gender] },
              { label: "SSN", value: <SsnReveal key={String(open)} patient={patient} /> },
              { label: "Phone", value: phoneText(patient.phone), numeric: true },
              { label: "Email", value: patient.email },
              { label: "Address", value: <Address patient={patient} /> },
              { label: "Created", value: <TimeText value={patient.created_at} /> },
              { label: "Last Updated", value: <TimeText value={patient.updated_at} /> },
            ]}
          />
          <Section title="Claims">
            <PatientClaims patientId={patient.patient_id} />
          </Section>
          <Section title="Appeals">
            <PatientAppeals patientId={patient.patient_id} />
          </Section>
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => onOpenChange(false)}>Close</Button>
          <Button variant="primary" onClick={() => onEdit(patient)}>
            Edit Patient
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Address({ patient }: { patient: PatientDto }) {
  return (
    <address className="not-italic">
      <span className="block">{patient.address_line1}</span>
      {patient.address_line2 && <span className="block">{patient.address_line2}</span>}
      <span className="block">
        {patient.city}, {patient.state} {patient.zip_code}
      </span>
      <span className="block">{patient.country}</span>
    </address>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink text-sm">{title}</h3>
      {children}
    </section>
  );
}
