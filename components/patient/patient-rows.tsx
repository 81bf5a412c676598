import { ClearSearch, SearchPages } from "@/components/live-search/search-scope";
import { PartButton } from "@/components/server-part/server-part";
import { AddressPages } from "@/components/ui/address-pages";
import { Card } from "@/components/ui/card";
import { DateText } from "@/components/ui/date-text";
import { EmptyState } from "@/components/ui/empty-state";
import { HrefButton } from "@/components/ui/href-button";
import { ListPages } from "@/components/ui/list-pages";
import { NoValue } from "@/components/ui/no-value";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import type { ActionResult } from "@/lib/core/action-result";
import type { Page } from "@/lib/core/page";
import type { PatientDto } from "@/lib/domain/patient/schema";
import { GENDER_WORDS } from "./patient-labels";
import { phoneText, placeText } from "./patient-texts";
import { patientsHref } from "./patients-address";

type EditView = (input: { patientId: string }) => Promise<ActionResult<React.ReactNode>>;

interface PatientRowsProps {
  page: Page<PatientDto>;
  /** Where this page begins: of the list, or of what was found. */
  at: { cursor: string | null; from: number };
  found?: boolean;
  editView: EditView;
}

/** A page of patients, in the list or among what was found. */
export function PatientRows({ page, at, found = false, editView }: PatientRowsProps) {
  const { results, next, count } = page;
  const nextFrom = at.from + results.length;
  return (
    <>
      <Card flush className="mt-4">
        {results.length > 0 ? (
          <PatientTable patients={results} at={at} editView={editView} />
        ) : (
          <NoPatients found={found} />
        )}
      </Card>
      {results.length > 0 && (
        <ListPages noun="patients" shown={results.length} count={count} from={at.from}>
          {found ? (
            <SearchPages next={next} nextFrom={nextFrom} />
          ) : (
            <AddressPages
              here={patientsHref(at)}
              first={at.cursor && patientsHref({})}
              next={next && patientsHref({ cursor: next, from: nextFrom })}
            />
          )}
        </ListPages>
      )}
    </>
  );
}

interface PatientTableProps {
  patients: readonly PatientDto[];
  at: { cursor: string | null; from: number };
  editView: EditView;
}

/** The seven columns of the patients page. */
function PatientTable({ patients, at, editView }: PatientTableProps) {
  return (
    <Table label="Patients" cards stickyHeader className="sm:min-w-[58rem] sm:table-fixed">
      <THead>
        <Tr>
          <Th className="w-[15%]">Name</Th>
          <Th className="w-[11%]">Date of Birth</Th>
          <Th className="w-[7%]">Gender</Th>
          <Th className="w-[19%]">Email</Th>
          <Th className="w-[12%]">Phone</Th>
          <Th>City/State</Th>
          <Th className="w-54 text-right">Actions</Th>
        </Tr>
      </THead>
      <TBody>
        {patients.map((patient) => {
          const nameId = `name-${patient.patient_id}`;
          const action = { variant: "ghost", size: "sm", "aria-describedby": nameId } as const;
          return (
            <Tr key={patient.patient_id}>
              <Td id={nameId} className="font-medium text-ink sm:truncate">
                {patient.first_name} {patient.last_name}
              </Td>
              <Td label="Date of Birth" className="whitespace-nowrap tabular-nums">
                <DateText value={patient.date_of_birth} />
              </Td>
              <Td label="Gender">{GENDER_WORDS[patient.gender]}</Td>
              <Td label="Email" className="break-all sm:truncate" title={patient.email}>
                {patient.email || <NoValue />}
              </Td>
              <Td label="Phone" className="whitespace-nowrap tabular-nums">
                {patient.phone ? phoneText(patient.phone) : <NoValue />}
              </Td>
              <Td label="City/State" className="sm:truncate" title={placeText(patient)}>
                {placeText(patient)}
              </Td>
              <Td className="cards:-mx-2.5 cards:gap-1 sm:whitespace-nowrap sm:text-right">
                <HrefButton {...action} href={patientsHref({ ...at, patient: patient.patient_id })}>
                  View Details
                </HrefButton>
                <PartButton {...action} view={editView} input={{ patientId: patient.patient_id }}>
                  Edit Patient
                </PartButton>
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

function NoPatients({ found }: { found: boolean }) {
  if (found) {
    return (
      <EmptyState icon="icon-users" title="No patient found" action={<ClearSearch />}>
        No name, email or phone matches what you typed. Part of a name or a few digits is enough.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="icon-users" title="No patients yet">
      Patients you add are listed here, with their claims and appeals. Start with New Patient.
    </EmptyState>
  );
}
