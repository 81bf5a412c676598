import type { Metadata } from "next";
import { type ReactNode, Suspense } from "react";
import { SearchBox, SearchResults, SearchScope } from "@/components/live-search/search-scope";
import { PatientDetails } from "@/components/patient/patient-details";
import { PatientRows } from "@/components/patient/patient-rows";
import { PatientRowsSkeleton } from "@/components/patient/patient-rows-skeleton";
import { patientsHref, readPatientsAddress } from "@/components/patient/patients-address";
import { PartButton } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { HrefButton } from "@/components/ui/href-button";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { MAX_PATIENT_SEARCH } from "@/lib/core/search";
import { listClaims } from "@/lib/domain/claim/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { getPatient, listPatientAppeals, listPatients } from "@/lib/domain/patient/queries";
import { PATIENT_MESSAGES } from "@/lib/domain/patient/schema";
import { orStart } from "../or-start";
import { practiceOf } from "../practice-of";
import { editPatientView, foundPatientsView, newPatientView } from "./views";

export const metadata: Metadata = { title: "Patients" };

type Search = Promise<Record<string, string | string[] | undefined>>;
type Place = { cursor: string | null; from: number };

export default async function PatientsPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const { patient, ...place } = await readPatientsAddress(searchParams);
  return (
    <>
      <PageHeader
        title="Patients Management"
        action={
          <PartButton variant="primary" view={newPatientView} input={{}}>
            <span aria-hidden className="icon icon-user-plus" /> New Patient
          </PartButton>
        }
      />
      <SearchScope view={foundPatientsView} revision={crypto.randomUUID()} failure="load patients">
        <div className="max-w-md">
          <SearchBox
            label="Search patients"
            placeholder="Search by name, email or phone"
            maxLength={MAX_PATIENT_SEARCH}
          />
        </div>
        {patient && <Details ctx={ctx} patientId={patient} closeHref={patientsHref(place)} />}
        <SearchResults>
          <Suspense fallback={<PatientRowsSkeleton />}>
            <Patients ctx={ctx} place={place} />
          </Suspense>
        </SearchResults>
      </SearchScope>
    </>
  );
}

async function Patients({ ctx, place }: { ctx: Ctx; place: Place }) {
  const asked = listPatients(ctx, { cursor: place.cursor ?? undefined });
  const page = await orStart(asked, place.cursor, patientsHref({}));
  return <PatientRows page={page} at={place} editView={editPatientView} />;
}

const SHOWN_CLAIMS = 8;

async function Details({ ctx, patientId, closeHref }: { ctx: Ctx; patientId: string; closeHref: string }) {
  if (!isUuid(patientId)) return <NoPatient closeHref={closeHref}>{PATIENT_MESSAGES.notFound}</NoPatient>;
  try {
    const [patient, claims, appeals, practice] = await Promise.all([
      getPatient(ctx, { patientId }),
      listClaims(ctx, { patient_id: patientId, page_size: SHOWN_CLAIMS }),
      listPatientAppeals(ctx, { patientId }),
      practiceOf(ctx),
    ]);
    return (
      <PatientDetails
        patient={patient}
        claims={claims}
        appeals={appeals}
        today={todayIn(practice.time_zone)}
        closeHref={closeHref}
        editView={editPatientView}
      />
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return <NoPatient closeHref={closeHref}>{error.message}</NoPatient>;
  }
}

function NoPatient({ closeHref, children }: { closeHref: string; children: ReactNode }) {
  return (
    <Alert
      tone="danger"
      className="mt-4"
      action={
        <HrefButton size="sm" href={closeHref} replace>
          Close
        </HrefButton>
      }
    >
      Failed to load patient: {children}
    </Alert>
  );
}
