import type { Metadata } from "next";
import { ClaimDesk, DeskButton } from "@/components/claim/claim-desk";
import {
  type ClaimsPlace,
  choicesOf,
  claimsHref,
  readClaimsAddress,
} from "@/components/claim/claims-address";
import { ClaimsList } from "@/components/claim/claims-list";
import { ClaimsToolbar, ListButtons } from "@/components/claim/claims-toolbar";
import { ViewLinks } from "@/components/claim/view-links";
import { SearchResults, SearchScope } from "@/components/live-search/search-scope";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { countOpenCases } from "@/lib/domain/case/worklist/queries";
import { listClaims } from "@/lib/domain/claim/queries";
import { getClaimTotals } from "@/lib/domain/claim/statistics/claims";
import type { Ctx } from "@/lib/domain/kernel/context";
import { getPatient } from "@/lib/domain/patient/queries";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { orStart } from "../or-start";
import { practiceOf } from "../practice-of";
import { chosenView } from "./chosen-view";
import { claimLettersView, generateLetterView } from "./letters/views";
import { uploadRemittanceView } from "./remittances/views";
import {
  claimDetailsView,
  claimLinesView,
  claimStatisticsView,
  editListedClaimView,
  foundClaimsView,
  newClaimView,
  refreshClaimsView,
  savedFiltersView,
  uploadDocumentView,
} from "./views";
import { NeedsAttention } from "./worklist/needs-attention";

type Search = Promise<Record<string, string | string[] | undefined>>;

export const metadata: Metadata = { title: "Claims Management" };

const VIEWS = {
  details: claimDetailsView,
  edit: editListedClaimView,
  upload: uploadDocumentView,
  generate: generateLetterView,
  letters: claimLettersView,
  create: newClaimView,
  refresh: refreshClaimsView,
  remittance: uploadRemittanceView,
  statistics: claimStatisticsView,
  lines: claimLinesView,
};

export default async function ClaimsPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const place = await readClaimsAddress(searchParams);
  const isBare = Object.values(place).every((value) => value === null);
  const open = place.view === "needs_attention" ? null : await countOpenCases(ctx);
  const attention = place.view === "needs_attention" || (isBare && open !== 0);
  const revision = crypto.randomUUID();
  return (
    <ClaimDesk views={VIEWS} revision={revision}>
      <PageHeader
        title="Claims Management"
        secondary={
          <>
            <DeskButton opens="refresh">
              <span aria-hidden className="icon icon-refresh-cw" /> Refresh Claims
            </DeskButton>
            <DeskButton opens="remittance">
              <span aria-hidden className="icon icon-file-up" /> Upload Remittance
            </DeskButton>
            <DeskButton opens="statistics">
              <span aria-hidden className="icon icon-chart-column" /> Statistics
            </DeskButton>
          </>
        }
        action={
          <DeskButton variant="primary" opens="create">
            <span aria-hidden className="icon icon-file-plus-2" /> New Claim
          </DeskButton>
        }
      />
      {attention ? (
        <NeedsAttention ctx={ctx} searchParams={searchParams} />
      ) : (
        <AllClaims ctx={ctx} place={place} attention={open} revision={revision} />
      )}
    </ClaimDesk>
  );
}

/** The table of all claims (docs/product.md, F5). */
async function AllClaims(props: {
  ctx: Ctx;
  place: ClaimsPlace;
  attention: number | null;
  revision: string;
}) {
  const { ctx, place, attention, revision } = props;
  const { sort, ...filter } = choicesOf(place);
  const [page, totals, practice, patient, settings] = await Promise.all([
    orStart(
      listClaims(ctx, { ...filter, sort, cursor: place.cursor ?? undefined }),
      place.cursor,
      claimsHref({ ...place, cursor: null, from: null }),
    ),
    getClaimTotals(ctx, filter),
    practiceOf(ctx),
    place.patient_id ? choiceOf(ctx, place.patient_id) : null,
    chosenView(),
  ]);
  const today = todayIn(practice.time_zone);
  return (
    <SearchScope view={foundClaimsView} beside={choicesOf(place)} revision={revision} failure="load claims">
      <ViewLinks place={place} attention={attention}>
        <ListButtons place={place} today={today} settings={settings} savedView={savedFiltersView} />
      </ViewLinks>
      <ClaimsToolbar place={place} patient={patient} />
      <SearchResults>
        <ClaimsList page={page} totals={totals} place={place} today={today} settings={settings} />
      </SearchResults>
    </SearchScope>
  );
}

/** Null for a patient who is not of this practice: the list is empty then. */
async function choiceOf(ctx: Ctx, patientId: string): Promise<PatientChoice | null> {
  try {
    const { patient_id, first_name, middle_name, last_name, date_of_birth, ssn } = await getPatient(ctx, {
      patientId,
    });
    return { patient_id, first_name, middle_name, last_name, date_of_birth, ssn };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
