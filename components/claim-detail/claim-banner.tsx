import { clsx } from "clsx";
import type { ReactNode } from "react";
import { AppealStatusChip } from "@/components/appeal/appeal-chips";
import { AppealDeadlineChip } from "@/components/claim/claim-chips";
import { AdviceWords, adviceTitle } from "@/components/move/advice-labels";
import { PartButton } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { calendarDate } from "@/components/ui/calendar-date";
import { TimeText } from "@/components/ui/time-text";
import { CLAIM_STATUS_LABELS } from "@/lib/core/claim-labels";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import { PAPERS_OF_MOVE } from "@/lib/core/papers-of-move";
import type { AppealOfClaimDto } from "@/lib/domain/appeal/schema";
import type { ClaimDto, DenialDetailsDto } from "@/lib/domain/claim/schema";
import type { ClaimView } from "./claim-header";
import { standingAppeal } from "./standing-appeal";

interface ClaimBannerProps {
  claim: ClaimDto;
  /** The newest one of the claim. */
  appeal: AppealOfClaimDto | null;
  /** A person closed its case: no step is next. */
  isClosed: boolean;
  today: string;
  /** The practice's. */
  timeZone: string;
  generateView: ClaimView;
}

/** Why the claim needs attention: its denial with the deadline and the payer's reason, or the payer's silence. */
export function ClaimBanner({ claim, ...props }: ClaimBannerProps) {
  const { denial_details: denial, status } = claim;
  if (status === "denied") {
    return (
      <Banner tone="danger" icon="icon-octagon-x" title={deniedWords(denial)}>
        {denial && <Denial {...{ claim, denial, ...props }} />}
      </Banner>
    );
  }
  if (status === "pending" || status === "in_process") {
    return (
      <Banner
        tone="warning"
        icon="icon-hourglass"
        title={`${CLAIM_STATUS_LABELS[status]}: the payer has not decided yet`}
      >
        <p>{pendingWords(claim)}</p>
      </Banner>
    );
  }
  return null;
}

const TITLE = "claim-banner";

function Banner(props: { tone: "danger" | "warning"; icon: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={TITLE}
      className={clsx("mb-5 flex gap-3 rounded-lg border px-4 py-3.5 text-sm", `soft-${props.tone}`)}
    >
      <span aria-hidden className={clsx("icon mt-0.5 size-4.5", props.icon, `tone-${props.tone}`)} />
      <div className="min-w-0 flex-1">
        <h2 id={TITLE} className="font-semibold">
          {props.title}
        </h2>
        <div className="mt-1 text-ink">{props.children}</div>
      </div>
    </section>
  );
}

function deniedWords(denial: DenialDetailsDto | null): string {
  const day = denial?.denial_date ? `Denied on ${calendarDate(denial.denial_date)}` : "Denied";
  return denial?.denial_category ? `${day}: ${DENIAL_CATEGORY_LABELS[denial.denial_category]}` : day;
}

function pendingWords({ insurance_plan_name: plan, date_submitted: day }: ClaimDto): string {
  const sent = day ? `Submitted on ${calendarDate(day)}` : "No submission date is on file";
  return `${sent}${plan && ` to ${plan}`}. Refresh Claims on the claims page checks for updates.`;
}

type DenialProps = ClaimBannerProps & { denial: DenialDetailsDto };

function Denial({ claim, appeal, denial, isClosed, today, timeZone, generateView }: DenialProps) {
  const standing = standingAppeal(appeal, denial, timeZone);
  // What has gone out is no longer to be sent by a day.
  const counts = !isClosed && !standing?.sentAt;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        {denial.denial_summary ? (
          <blockquote cite="" className="line-clamp-4 max-w-3xl whitespace-pre-line break-words">
            “{denial.denial_summary}”
          </blockquote>
        ) : (
          <p className="text-ink-muted">The payer's reason is not on file. Add it with Edit Claim.</p>
        )}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {denial.appeal_deadline ? (
            <>
              {counts && <AppealDeadlineChip denial={denial} today={today} />}
              <span>
                {counts ? "Appeal by" : "Appeal deadline"} {calendarDate(denial.appeal_deadline)}
                {denial.deadline_estimated && (counts ? " (confirm it on the notice)" : " (estimated)")}
              </span>
            </>
          ) : (
            <span className="text-ink-muted">No appeal deadline is on file.</span>
          )}
          {denial.requires_correction && <span>The payer wants a corrected claim.</span>}
        </p>
        {standing?.sentAt && appeal && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <AppealStatusChip status={appeal.status} outcome={appeal.outcome} />
            <span>
              Appeal sent on <TimeText value={standing.sentAt} as="date" />
            </span>
            {standing.isKept && !isClosed && (
              <span>The next level, and its last day, stand with the appeal.</span>
            )}
          </p>
        )}
        {claim.advice && counts && (
          <div className="mt-3 max-w-3xl border-t pt-3">
            <h3 className="font-semibold">{adviceTitle(claim.advice)}</h3>
            <AdviceWords advice={claim.advice} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {denial.can_appeal && (
          <Appeal
            claim={claim}
            denial={denial}
            generateView={generateView}
            isPrimary={!standing && !isClosed && isAppealAdvised(claim.advice)}
          />
        )}
        {standing && (
          <ButtonLink variant={isClosed ? "secondary" : "primary"} href={standing.href}>
            {standing.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Beside the advice that nothing can be appealed, or that no paper is due, an appeal is no first choice. */
const isAppealAdvised = (advice: ClaimDto["advice"]) =>
  !advice || (advice.appeal_possible && PAPERS_OF_MOVE[advice.move] !== undefined);

/** Shown only when the claim can be appealed; after the deadline it says why it does nothing. */
function Appeal({
  claim,
  denial,
  generateView,
  isPrimary,
}: Pick<DenialProps, "claim" | "denial" | "generateView"> & { isPrimary: boolean }) {
  const variant = isPrimary ? "primary" : "secondary";
  if (!denial.appeal_deadline_passed || !denial.appeal_deadline) {
    return (
      <PartButton variant={variant} view={generateView} input={{ claimId: claim.claim_id }}>
        <span aria-hidden className="icon icon-file-plus-2" /> Generate Appeal
      </PartButton>
    );
  }
  return (
    <div className="flex flex-col items-start gap-1 sm:items-end">
      <Button variant={variant} disabled aria-describedby="appeal-passed">
        <span aria-hidden className="icon icon-file-plus-2" /> Generate Appeal
      </Button>
      <p id="appeal-passed" className="text-ink-muted text-xs">
        The appeal deadline passed on {calendarDate(denial.appeal_deadline)}.
      </p>
    </div>
  );
}
