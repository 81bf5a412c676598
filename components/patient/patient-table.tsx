"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { NoValue, Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { DateText } from "@/components/ui/time-text";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { GENDER_WORDS, phoneText, placeText } from "./patient-labels";

interface PatientTableProps {
  patients: readonly PatientDto[];
  onView: (patient: PatientDto) => void;
  onEdit: (patient: PatientDto) => void;
}

/** The seven columns of the patients page (docs/product.md, G3). */
export function PatientTable({ patients, onView, onEdit }: PatientTableProps) {
  return (
    <Table label="Patients" cards stickyHeader className="sm:min-w-[58rem] sm:table-fixed">
      <THead>
        <Tr>
          <Th className="w-[18%]">Name</Th>
          <Th className="w-[12%]">Date of Birth</Th>
          <Th className="w-[8%]">Gender</Th>
          <Th className="w-[21%]">Email</Th>
          <Th className="w-[13%]">Phone</Th>
          <Th>City/State</Th>
          <Th className="w-56 text-right">Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {patients.map((patient) => (
          <PatientLine
            key={patient.patient_id}
            patient={patient}
            onView={() => onView(patient)}
            onEdit={() => onEdit(patient)}
          />
        ))}
      </TBody>
    </Table>
  );
}

interface PatientLineProps {
  patient: PatientDto;
  onView: () => void;
  onEdit: () => void;
}

function PatientLine({ patient, onView, onEdit }: PatientLineProps) {
  const nameId = useId();
  return (
    <Tr>
      <Td id={nameId} className="break-words font-medium text-ink">
        {patient.first_name} {patient.last_name}
      </Td>
      <Td label="Date of Birth" className="whitespace-nowrap tabular-nums">
        <DateText value={patient.date_of_birth} />
      </Td>
      <Td label="Gender">{GENDER_WORDS[patient.gender]}</Td>
      <Td label="Email" className="break-all sm:truncate" title={patient.email}>
        {patient.email || <NoValue />}
      </Td>
      <Td label="Phone" className="break-words tabular-nums">
        {patient.phone ? phoneText(patient.phone) : <NoValue />}
      </Td>
      <Td label="City/State" className="break-words">
        {placeText(patient)}
      </Td>
      <Td className="max-sm:-mx-2.5 max-sm:gap-1 sm:whitespace-nowrap sm:text-right">
        <Button variant="ghost" size="sm" aria-describedby={nameId} onClick={onView}>
          View Details
        </Button>
        <Button variant="ghost" size="sm" aria-describedby={nameId} onClick={onEdit}>
          Edit Patient
        </Button>
      </Td>
    </Tr>
  );
}
