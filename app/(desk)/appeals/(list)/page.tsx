import type { Metadata } from "next";
import { Suspense } from "react";
import { AppealDetails } from "@/components/appeal/appeal-details";
import { AppealRowsSkeleton } from "@/components/appeal/appeal-rows-skeleton";
import {
  type AppealsPlace,
  appealsHref,
  readAppealsAddress,
  withAppealsChoice,
} from "@/components/appeal/appeals-address";
import { AppealsFilters, AppealsViews } from "@/components/appeal/appeals-filters";
import { SearchBox, SearchResults, SearchScope } from "@/components/live-search/search-scope";
import { Alert } from "@/components/ui/alert";
import { AppLink } from "@/components/ui/app-link";
import { ButtonLink } from "@/components/ui/button-link";
import { HrefButton } from "@/components/ui/href-button";
import { LinkTabs } from "@/components/ui/link-tabs";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { StatCard } from "@/components/ui/stat-card";
import { requireCtx } from "@/lib/auth/authenticate";
import { APPEAL_MESSAGES } from "@/lib/core/appeal-messages";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { MAX_APPEAL_SEARCH } from "@/lib/domain/appeal/dashboard/schema";
import { listAppealPayers } from "@/lib/domain/appeal/list";
import { countAppeals, getAppeal } from "@/lib/domain/appeal/queries";
import { closingOfAppeal } from "@/lib/domain/case/worklist/closing";
import { countOpenCases } from "@/lib/domain/case/worklist/queries";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceOf } from "../../practice-of";
import { AppealsShown } from "../appeals-shown";
import { foundAppealsView } from "../views";
import { ResultsTab } from "./results-tab";

export const metadata: Metadata = { title: "Appeals Dashboard" };

type Search = Promise<Record<string, string | string[] | undefined>>;

export default async function AppealsPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const { tab, appeal, ...place } = await readAppealsAddress(searchParams);
  return (
    <>
      <PageHeader
        title="Appeals Dashboard"
        secondary={<HrefButton href="/appeals/answers">Payers' Answers</HrefButton>}
        action={
          <ButtonLink variant="primary" href="/appeals/new">
            <span aria-hidden className="icon icon-plus" /> New Appeal
          </ButtonLink>
        }
      />
      <LinkTabs label="Appeals" value={tab} tabs={TABS}>
        {tab === "results" ? (
          <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
            <ResultsTab ctx={ctx} searchParams={searchParams} />
          </Suspense>
        ) : (
          <Dashboard ctx={ctx} appeal={appeal} place={place} />
        )}
      </LinkTabs>
    </>
  );
}

const TABS = [
  { value: "appeals", label: "Appeals", href: "/appeals" },
  { value: "results", label: "Results", href: "/appeals?tab=results" },
];

type DashboardProps = { ctx: Ctx; appeal: string | null; place: AppealsPlace };

async function Dashboard({ ctx, appeal, place }: DashboardProps) {
  // The cases whose dates are to be read anew are read first, as the worklist does.
  const [counts, { payers }] = await Promise.all([
    countAppeals(ctx),
    listAppealPayers(ctx),
    countOpenCases(ctx),
  ]);
  return (
    <>
      <div className="mb-5 grid grid-cols-3 gap-2 sm:gap-4">
        <StatCard label="Total Appeals" value={counts.total} href="/appeals" />
        <StatCard label="Draft Appeals" value={counts.draft} href={appealsHref({ status: "draft" })} />
        <StatCard label="Sent Appeals" value={counts.sent} href={appealsHref({ status: "sent" })} />
      </div>
      {appeal && <Details ctx={ctx} appealId={appeal} closeHref={appealsHref(place)} />}
      <SearchScope
        view={foundAppealsView}
        beside={{ address: appealsHref({ ...place, cursor: null, from: 1 }).replace(/^[^?]*/, "") }}
        revision={crypto.randomUUID()}
        failure="load appeals"
      >
        {counts.total > 0 && (
          <>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
              <div className="min-w-52 max-w-md flex-1">
                <SearchBox
                  label="Search appeals"
                  placeholder="Search by patient, payer or claim number"
                  maxLength={MAX_APPEAL_SEARCH}
                />
              </div>
              <AppealsViews place={place} />
            </div>
            <AppealsFilters place={place} payers={payers} />
          </>
        )}
        <SearchResults>
          {place.status && place.view !== "board" && (
            <p className="mb-3 text-ink-muted">
              Only {place.status === "sent" ? "sent appeals" : "drafts"} are shown.{" "}
              <AppLink
                href={withAppealsChoice(place, { status: null })}
                className="text-accent-text underline underline-offset-3"
              >
                Show all appeals
              </AppLink>
            </p>
          )}
          <Suspense fallback={<AppealRowsSkeleton />}>
            <AppealsShown ctx={ctx} place={place} total={counts.total} />
          </Suspense>
        </SearchResults>
      </SearchScope>
    </>
  );
}

async function Details({ ctx, appealId, closeHref }: { ctx: Ctx; appealId: string; closeHref: string }) {
  const found = isUuid(appealId) ? await getAppeal(ctx, { appealId }).catch(refused) : null;
  if (found && !(found instanceof AppError)) {
    const [practice, closing] = await Promise.all([practiceOf(ctx), closingOfAppeal(ctx, { appealId })]);
    const today = todayIn(practice.time_zone);
    return <AppealDetails {...{ appeal: found, today, closing, closeHref }} />;
  }
  return (
    <Alert
      tone="danger"
      className="mb-4"
      action={
        <HrefButton size="sm" href={closeHref} replace>
          Close
        </HrefButton>
      }
    >
      Failed to load appeal: {found?.message ?? APPEAL_MESSAGES.appealNotFound}
    </Alert>
  );
}

function refused(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}
