import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { AppealDetails } from "@/components/appeal/appeal-details";
import { AppealRows } from "@/components/appeal/appeal-rows";
import { AppealRowsSkeleton } from "@/components/appeal/appeal-rows-skeleton";
import { type AppealsPlace, appealsHref, readAppealsAddress } from "@/components/appeal/appeals-address";
import { SearchBox, SearchResults, SearchScope } from "@/components/live-search/search-scope";
import { Alert } from "@/components/ui/alert";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
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
import { countAppeals, getAppeal, listAppeals } from "@/lib/domain/appeal/queries";
import { MAX_APPEAL_SEARCH } from "@/lib/domain/appeal/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceOf } from "../../practice-of";
import { foundAppealsView } from "../views";
import { ResultsTab } from "./results-tab";

export const metadata: Metadata = { title: "Appeals Dashboard" };

type Search = Promise<Record<string, string | string[] | undefined>>;
type Place = AppealsPlace & { from: number };

export default async function AppealsPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx();
  const { tab, appeal, ...place } = await readAppealsAddress(searchParams);
  return (
    <>
      <PageHeader
        title="Appeals Dashboard"
        secondary={<HrefButton href="/appeals/answers">Payers' Answers</HrefButton>}
        action={
          <Button asChild variant="primary">
            <AppLink href="/appeals/new">
              <Plus aria-hidden /> New Appeal
            </AppLink>
          </Button>
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

type DashboardProps = { ctx: Ctx; appeal: string | null; place: Place };

async function Dashboard({ ctx, appeal, place }: DashboardProps) {
  const counts = await countAppeals(ctx);
  return (
    <>
      <div className="mb-5 grid grid-cols-3 gap-2 sm:gap-4">
        <StatCard label="Total Appeals" value={counts.total} href="/appeals" />
        <StatCard label="Draft Appeals" value={counts.draft} href={appealsHref({ status: "draft" })} />
        <StatCard label="Sent Appeals" value={counts.sent} href={appealsHref({ status: "sent" })} />
      </div>
      {appeal && <Details ctx={ctx} appealId={appeal} closeHref={appealsHref(place)} />}
      <SearchScope view={foundAppealsView} revision={crypto.randomUUID()} failure="load appeals">
        {counts.total > 0 && (
          <div className="mb-4 max-w-md">
            <SearchBox
              label="Search appeals"
              placeholder="Search by patient, payer or claim number"
              maxLength={MAX_APPEAL_SEARCH}
            />
          </div>
        )}
        <SearchResults>
          {place.status && (
            <p className="mb-3 text-ink-muted">
              Only {place.status === "sent" ? "sent appeals" : "drafts"} are shown.{" "}
              <AppLink href="/appeals" className="text-accent-text underline underline-offset-3">
                Show all appeals
              </AppLink>
            </p>
          )}
          <Suspense fallback={<AppealRowsSkeleton />}>
            <Appeals ctx={ctx} place={place} total={counts.total} />
          </Suspense>
        </SearchResults>
      </SearchScope>
    </>
  );
}

async function Appeals({ ctx, place, total }: { ctx: Ctx; place: Place; total: number }) {
  const [page, practice] = await Promise.all([
    listAppeals(ctx, { cursor: place.cursor ?? undefined, status: place.status ?? undefined }),
    practiceOf(ctx),
  ]);
  const at = { ...place, from: place.cursor ? place.from : 1 };
  return <AppealRows page={page} at={at} total={total} today={todayIn(practice.time_zone)} />;
}

async function Details({ ctx, appealId, closeHref }: { ctx: Ctx; appealId: string; closeHref: string }) {
  const found = isUuid(appealId) ? await getAppeal(ctx, { appealId }).catch(refused) : null;
  if (found && !(found instanceof AppError)) {
    const practice = await practiceOf(ctx);
    return <AppealDetails appeal={found} today={todayIn(practice.time_zone)} closeHref={closeHref} />;
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
