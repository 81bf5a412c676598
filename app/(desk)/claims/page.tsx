import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { ClaimsScreen } from "@/components/claim/claims-screen";
import { type ClaimsAsk, claimsHref, FIRST_PAGE, readClaimsUrl } from "@/components/claim/claims-url";
import { VIEW_COOKIE, viewOf } from "@/components/claim/view-settings";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import type { ClaimFilter } from "@/lib/domain/claim/filter-table";
import { listClaims } from "@/lib/domain/claim/queries";
import type { ClaimPage } from "@/lib/domain/claim/schema";
import { getClaimTotals } from "@/lib/domain/claim/statistics/claims";
import type { Ctx } from "@/lib/domain/kernel/context";
import { getPatient } from "@/lib/domain/patient/queries";
import type { PatientChoice } from "@/lib/domain/patient/schema";
import { getPractice } from "@/lib/domain/practice/practice";
import { claimLettersView, generateLetterView } from "./letters/views";
import { uploadRemittanceView } from "./remittances/views";

type Search = Promise<Record<string, string | string[] | undefined>>;

export const metadata: Metadata = { title: "Claims Management" };

export default async function ClaimsPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const asked = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const url = readClaimsUrl(new URLSearchParams(asked));
  const at = Date.now();
  const narrow = { patient_id: url.patient ?? undefined, right_move: url.move ?? undefined };
  const filter: ClaimFilter =
    url.view === "needs_attention"
      ? { view: url.view, ...narrow }
      : { status: url.status ?? undefined, ...narrow };
  const [page, totals, practice, patient, jar] = await Promise.all([
    pageAt(ctx, { ...filter, sort: url.sort ?? undefined, cursor: url.cursor ?? undefined }),
    getClaimTotals(ctx, filter),
    getPractice(ctx),
    url.patient ? choiceOf(ctx, url.patient) : null,
    cookies(),
  ]);
  // An address that was kept too long may name a page that is no more: then it is the first one.
  if (!page) redirect(claimsHref({ ...url, ...FIRST_PAGE }));
  const ask: ClaimsAsk = { ...url, search: "" };
  return (
    <ClaimsScreen
      first={{ ask, page, totals, patient, at }}
      today={todayIn(practice.time_zone)}
      views={{ generate: generateLetterView, letters: claimLettersView, remittance: uploadRemittanceView }}
      settings={viewOf(jar.get(VIEW_COOKIE)?.value)}
    />
  );
}

/** Null when the cursor is none of this list. */
async function pageAt(ctx: Ctx, query: Record<string, unknown>): Promise<ClaimPage | null> {
  try {
    return await listClaims(ctx, query);
  } catch (error) {
    if (query.cursor && error instanceof AppError && error.code === "BAD_REQUEST") return null;
    throw error;
  }
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
