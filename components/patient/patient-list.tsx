"use client";

import { UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { onDemand } from "@/components/ui/on-demand";
import { OnDemandToggledDialog } from "@/components/ui/on-demand-dialog";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { SearchInput } from "@/components/ui/search-input";
import type { Page } from "@/lib/core/page";
import { MAX_PATIENT_SEARCH } from "@/lib/core/search";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { patientFailure } from "./patient-calls";
import { PatientTable } from "./patient-table";
import { usePatientDetails } from "./use-patient-details";
import { usePatientPages } from "./use-patient-pages";

const CreatePatientDialog = onDemand(() =>
  import("./create-patient-dialog").then((file) => file.CreatePatientDialog),
);
const PatientDetailsDialog = onDemand(() =>
  import("./patient-details-dialog").then((file) => file.PatientDetailsDialog),
);
const EditPatientDialog = onDemand(() =>
  import("./edit-patient-dialog").then((file) => file.EditPatientDialog),
);

/** The patients page; its first page of rows comes rendered by the server. */
export function PatientList({ first }: { first: Page<PatientDto> }) {
  const pages = usePatientPages(first);
  const details = usePatientDetails(pages.page.results);
  const [creating, setCreating] = useState(false);
  /** Stays while its dialog fades out. */
  const [edited, setEdited] = useState<PatientDto | null>(null);
  const [editing, setEditing] = useState(false);
  const { page } = pages;

  const edit = (patient: PatientDto) => {
    details.close();
    setEdited(patient);
    setEditing(true);
  };
  const newPatient = (
    <Button variant="primary" {...CreatePatientDialog.ahead} onClick={() => setCreating(true)}>
      <UserPlus aria-hidden /> New Patient
    </Button>
  );

  return (
    <>
      <PageHeader title="Patients Management" action={newPatient} />
      <div className="sm:max-w-md">
        <SearchInput
          aria-label="Search patients"
          placeholder="Search by name, email or phone"
          maxLength={MAX_PATIENT_SEARCH}
          value={pages.typed}
          onValueChange={pages.setTyped}
        />
      </div>
      {pages.error && (
        <Alert
          tone="danger"
          className="mt-4"
          action={
            <Button size="sm" onClick={pages.retry}>
              Try again
            </Button>
          }
        >
          {patientFailure("load patients", pages.error)}
        </Alert>
      )}
      {details.error && (
        <Alert
          tone="danger"
          className="mt-4"
          action={
            <Button size="sm" onClick={details.close}>
              Close
            </Button>
          }
        >
          {patientFailure("load patient", details.error)}
        </Alert>
      )}
      <Card flush className="mt-4" aria-busy={pages.waiting}>
        {page.results.length > 0 ? (
          <PatientTable patients={page.results} onView={details.open} onEdit={edit} />
        ) : (
          !pages.error && <NoPatients search={pages.search} onClear={() => pages.setTyped("")} />
        )}
      </Card>
      {page.results.length > 0 && (
        <Pagination
          noun="patients"
          shown={page.results.length}
          count={page.count}
          from={pages.from}
          onPrevious={pages.previous}
          onNext={pages.next}
          busy={pages.waiting}
        />
      )}
      <OnDemandToggledDialog
        part={CreatePatientDialog}
        props={{ open: creating, onOpenChange: setCreating, onCreated: pages.reload }}
      />
      {details.patient && (
        <OnDemandToggledDialog
          part={PatientDetailsDialog}
          props={{
            patient: details.patient,
            open: details.isOpen,
            onOpenChange: (open: boolean) => !open && details.close(),
            onEdit: edit,
          }}
        />
      )}
      {edited && (
        <OnDemandToggledDialog
          key={edited.patient_id}
          part={EditPatientDialog}
          props={{ patient: edited, open: editing, onOpenChange: setEditing, onSaved: pages.replace }}
        />
      )}
    </>
  );
}

function NoPatients({ search, onClear }: { search: string; onClear: () => void }) {
  if (search) {
    return (
      <EmptyState
        icon={Users}
        title="No patient found"
        action={<Button onClick={onClear}>Clear search</Button>}
      >
        No name, email or phone holds what you typed. Part of a name or a few digits are enough.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Users} title="No patients yet">
      Patients you add stand here, with their claims and appeals. Start with New Patient.
    </EmptyState>
  );
}
