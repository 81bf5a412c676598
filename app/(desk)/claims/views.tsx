"use server";

import { z } from "zod";
import { ClaimDetails } from "@/components/claim/claim-details";
import { EditClaimPart, NewClaimPart, RefreshPart, UploadPart } from "@/components/claim/claim-dialogs";
import type { ClaimsPlace } from "@/components/claim/claims-address";
import { linesLabelOf } from "@/components/claim/claims-columns";
import { ClaimsList } from "@/components/claim/claims-list";
import { editedClaim } from "@/components/claim/edited-claim";
import { LineItemsTable } from "@/components/claim/line-items-table";
import { NewClaimFields } from "@/components/claim/new-claim-fields";
import { SavedFilterList } from "@/components/claim/saved-filter-list";
import type { SavedChoices } from "@/components/claim/saved-filters";
import { StatisticsDialog } from "@/components/claim/statistics-dialog";
import { PatientFields } from "@/components/patient/patient-fields";
import { todayIn } from "@/lib/core/dates";
import { fromField } from "@/lib/core/fields";
import { KEPT_FILTERS } from "@/lib/domain/claim/filter-table";
import { getClaim, listClaims } from "@/lib/domain/claim/queries";
import { listSavedFilters } from "@/lib/domain/claim/saved-filter/saved-filters";
import { type SavedFilterDto, saveFilterInput } from "@/lib/domain/claim/saved-filter/schema";
import { claimIdField, exportClaimsQuery, listClaimsQuery } from "@/lib/domain/claim/schema";
import { getClaimStatistics, getClaimTotals } from "@/lib/domain/claim/statistics/claims";
import { getPractice } from "@/lib/domain/practice/practice";
import { view } from "@/lib/transport/action";
import { chosenView } from "./chosen-view";
import { peopleOf } from "./people-of";

const ofClaim = { access: "user", input: z.object(claimIdField) } as const;
const ofAll = { access: "user", input: z.object({}) } as const;

export const foundClaimsView = view(
  {
    access: "user",
    input: exportClaimsQuery.extend({ cursor: listClaimsQuery.shape.cursor, from: fromField }),
  },
  async (ctx, { from, ...query }) => {
    const { sort, cursor, ...filter } = query;
    const [page, totals, practice, settings] = await Promise.all([
      listClaims(ctx, query),
      getClaimTotals(ctx, filter),
      getPractice(ctx),
      chosenView(),
    ]);
    const chosen = Object.fromEntries(KEPT_FILTERS.map((name) => [name, filter[name] ?? null]));
    const place = { ...chosen, sort: sort ?? null, cursor: cursor ?? null, from } as ClaimsPlace;
    return (
      <ClaimsList
        page={page}
        totals={totals}
        place={place}
        found
        today={todayIn(practice.time_zone)}
        settings={settings}
      />
    );
  },
);

export const claimDetailsView = view(ofClaim, async (ctx, input) => {
  const [claim, practice] = await Promise.all([getClaim(ctx, input), getPractice(ctx)]);
  return <ClaimDetails claim={claim} today={todayIn(practice.time_zone)} />;
});

export const claimLinesView = view(ofClaim, async (ctx, input) => {
  const claim = await getClaim(ctx, input);
  return <LineItemsTable lines={claim.line_items} label={linesLabelOf(claim)} />;
});

export const editListedClaimView = view(ofClaim, async (ctx, input) => {
  const [claim, practice, people] = await Promise.all([
    getClaim(ctx, input),
    getPractice(ctx),
    peopleOf(ctx),
  ]);
  return <EditClaimPart {...editedClaim(claim, todayIn(practice.time_zone))} people={people} />;
});

export const uploadDocumentView = view(ofClaim, async (ctx, input) => {
  const { claim_id, claim_number, patient } = await getClaim(ctx, input);
  return <UploadPart claim={{ claim_id, claim_number, patient }} />;
});

export const newClaimView = view(ofAll, async (ctx) => (
  <NewClaimPart patientFields={<PatientFields today={todayIn((await getPractice(ctx)).time_zone)} />}>
    <NewClaimFields />
  </NewClaimPart>
));
export const refreshClaimsView = view(ofAll, async () => <RefreshPart />);
export const claimStatisticsView = view(ofAll, async (ctx) => (
  <StatisticsDialog statistics={await getClaimStatistics(ctx)} />
));

/** One's saved filters beside what the page shows. */
export const savedFiltersView = view(
  { access: "user", input: z.object({ current: saveFilterInput.shape.query }) },
  async (ctx, { current }) => {
    const { results } = await listSavedFilters(ctx);
    return <SavedFilterList filters={results as SavedFilterDto[]} current={current as SavedChoices} />;
  },
);
