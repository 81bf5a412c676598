import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Suspense } from "react";
import { CaseClosing } from "@/components/case/case-closing";
import { ReopenCase } from "@/components/case/late-reopen-case";
import { CLAIM_TABS, claimHref, readClaimAddress, TAB_LABELS } from "@/components/claim-detail/claim-address";
import { ClaimBanner } from "@/components/claim-detail/claim-banner";
import { ClaimHeader } from "@/components/claim-detail/claim-header";
import { ClaimTabs } from "@/components/claim-detail/claim-tabs";
import { PanelSkeleton } from "@/components/claim-detail/panel-skeleton";
import { standingAppeal } from "@/components/claim-detail/standing-appeal";
import { TimeText } from "@/components/ui/time-text";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { newestAppealOfClaim } from "@/lib/domain/appeal/of-claim";
import { closingOfClaim } from "@/lib/domain/case/worklist/closing";
import { getClaim } from "@/lib/domain/claim/queries";
import { practiceOf } from "../../practice-of";
import { claimLettersView, generateLetterView } from "../letters/views";
import { ClaimPanel, OpenDocument } from "./panels";
import { editClaimView } from "./views";

export const metadata: Metadata = { title: "Claim" };

interface ClaimPageProps {
  params: Promise<{ claimId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ClaimPage({ params, searchParams }: ClaimPageProps) {
  const ctx = await requireCtx();
  const { claimId } = await params;
  if (!isUuid(claimId)) notFound();
  const [at, claim, practice, appeal, closing] = await Promise.all([
    readClaimAddress(searchParams),
    getClaim(ctx, { claimId }).catch(orNotFound),
    practiceOf(ctx),
    newestAppealOfClaim(ctx, { claimId }),
    closingOfClaim(ctx, { claimId }),
  ]);
  const today = todayIn(practice.time_zone);
  const counts: Record<string, number> = {
    "line-items": claim.line_items.length,
    "action-items": claim.action_items.total,
  };
  const tabs = CLAIM_TABS.map((tab) => ({
    value: tab,
    label: TAB_LABELS[tab],
    href: claimHref(claimId, { ...at, tab, document: null, pages: 1 }),
    ...(tab in counts && { count: counts[tab] }),
  }));
  // The header's dialogs show no lines, of which there may be thousands.
  const head = { ...claim, line_items: [] };
  const denial = claim.denial_details;
  const isFiled = Boolean(denial && standingAppeal(appeal, denial, practice.time_zone)?.sentAt);
  const panel = { ctx, claim, at, today, isClosed: closing !== null, isFiled };
  return (
    <>
      <ClaimHeader
        claim={head}
        uploadHref={claimHref(claimId, { ...at, tab: "documents" })}
        editView={editClaimView}
        lettersView={claimLettersView}
      />
      {closing && (
        <CaseClosing
          closing={closing}
          day={<TimeText value={closing.closed_at} as="date" />}
          reopen={<ReopenCase caseId={closing.id} />}
        />
      )}
      <ClaimBanner
        claim={head}
        appeal={appeal}
        isClosed={closing !== null}
        today={today}
        timeZone={practice.time_zone}
        generateView={generateLetterView}
      />
      <ClaimTabs tab={at.tab} tabs={tabs}>
        <Suspense key={at.tab} fallback={<PanelSkeleton />}>
          <ClaimPanel {...panel} />
        </Suspense>
      </ClaimTabs>
      {at.tab === "documents" && at.document && (
        <Suspense>
          <OpenDocument {...panel} documentId={at.document} />
        </Suspense>
      )}
    </>
  );
}

function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
