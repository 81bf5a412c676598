import { todayIn } from "@/lib/core/dates";
import type { AppealOfClaimDto } from "@/lib/domain/appeal/schema";
import type { DenialDetailsDto } from "@/lib/domain/claim/schema";

/** What is done next with the appeal that stands for this denial, and whether the payer answered it with a no. */
export type StandingAppeal = { label: string; href: string; sentAt: string | null; isKept: boolean };

/** Null where none was begun, or what was sent went out before the denial that stands now. */
export function standingAppeal(
  appeal: AppealOfClaimDto | null,
  { denial_date: deniedOn }: Pick<DenialDetailsDto, "denial_date">,
  timeZone: string,
): StandingAppeal | null {
  if (!appeal) return null;
  const { id, status, sent_at: sentAt, outcome } = appeal;
  if (status === "draft")
    return { label: "Continue the Letter", href: `/appeals/${id}`, sentAt: null, isKept: false };
  // An evening in the US is the next day's morning in UTC.
  if (sentAt && deniedOn && todayIn(timeZone, new Date(sentAt)) < deniedOn) return null;
  const isKept = outcome === "upheld" || outcome === "partly_overturned" || outcome === "dismissed";
  return { label: "Open the Appeal", href: `/appeals/${id}/case`, sentAt, isKept };
}
