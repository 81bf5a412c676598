import type { ReactNode } from "react";
import { PartButton } from "@/components/server-part/server-part";
import { DateText } from "@/components/ui/date-text";
import { DescriptionList } from "@/components/ui/description-list";
import { DialogBody, DialogFooter } from "@/components/ui/dialog-parts";
import { HrefButton } from "@/components/ui/href-button";
import { RoutedDialog } from "@/components/ui/routed-dialog";
import { TimeText } from "@/components/ui/time-text";
import type { ActionResult } from "@/lib/core/action-result";
import type { Page } from "@/lib/core/page";
import type { ClaimPage } from "@/lib/domain/claim/schema";
import type { PatientAppealDto, PatientDto } from "@/lib/domain/patient/schema";
import { PatientAppeals } from "./patient-appeals";
import { PatientClaims } from "./patient-claims";
import { GENDER_WORDS, patientName } from "./patient-labels";
import { phoneText } from "./patient-texts";
import { SsnReveal } from "./ssn-reveal";

interface PatientDetailsProps {
  patient: PatientDto;
  claims: ClaimPage;
  appeals: Page<PatientAppealDto>;
  /** Where the practice is. */
  today: string;
  /** The address without the details. */
  closeHref: string;
  editView: (input: { patientId: string }) => Promise<ActionResult<ReactNode>>;
}

/** Everything on file about one patient. */
export function PatientDetails({
  patient,
  claims,
  appeals,
  today,
  closeHref,
  editView,
}: PatientDetailsProps) {
  const { patient_id: patientId } = patient;
  return (
    <RoutedDialog title="Patient Details" description={patientName(patient)} size="lg" closeHref={closeHref}>
      <DialogBody className="grid content-start gap-6">
        <DescriptionList
          layout="grid"
          items={[
            { label: "Date of Birth", value: <DateText value={patient.date_of_birth} /> },
            { label: "Gender", value: GENDER_WORDS[patient.gender] },
            {
              label: "SSN",
              value: <SsnReveal patientId={patientId} masked={patient.ssn} />,
            },
            { label: "Phone", value: phoneText(patient.phone), numeric: true },
            { label: "Email", value: patient.email },
            { label: "Address", value: <Address patient={patient} /> },
            { label: "Created", value: <TimeText value={patient.created_at} /> },
            { label: "Last Updated", value: <TimeText value={patient.updated_at} /> },
          ]}
        />
        <Section title="Claims">
          <PatientClaims patientId={patientId} claims={claims} today={today} />
        </Section>
        <Section title="Appeals">
          <PatientAppeals appeals={appeals} />
        </Section>
      </DialogBody>
      <DialogFooter>
        <HrefButton href={closeHref} replace>
          Close
        </HrefButton>
        <PartButton variant="primary" view={editView} input={{ patientId }}>
          Edit Patient
        </PartButton>
      </DialogFooter>
    </RoutedDialog>
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
