"use client";

import Link from "next/link";
import { parseAsInteger, useQueryState } from "nuqs";
import { useRef, useState } from "react";
import { LeaveQuestion } from "@/components/app-shell/leave-question";
import { useLeaveGuard } from "@/components/app-shell/use-leave-guard";
import { Alert } from "@/components/ui/alert";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { Stepper } from "@/components/ui/stepper";
import type { AppealDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import type { ModelChoiceDto } from "@/lib/domain/letter/schema";
import { AppealStatusChip, DeadlineChip } from "./appeal-chips";
import { useLinkedClaim } from "./claim-picker";
import { ExportStep } from "./export-step";
import { ExtractStep } from "./extract-step";
import { GenerateStep } from "./generate-step";
import { ReviewStep } from "./review-step";
import { UploadStep } from "./upload-step";
import { useAppeal } from "./use-appeal";
import type { LetterDraft } from "./use-letter";
import type { ReviewAction } from "./wizard-actions";
import { furthestStep, resumeStep, shownStep, WIZARD_STEPS, type WizardStep } from "./wizard-steps";

interface WizardProps {
  initial: AppealDto;
  models: readonly ModelChoiceDto[];
  channels: DeliveryChannels;
  emailVerified: boolean;
  /** The practice's date, for the deadline. */
  today: string;
  review: ReviewAction;
}

/** The Quick Appeal Generator. The open step stands in the address, so that back and reload keep it. */
export function Wizard({ initial, models, channels, emailVerified, today, review }: WizardProps) {
  const handle = useAppeal(initial);
  const { appeal } = handle;
  const [opened] = useState(() => resumeStep(initial));
  const [asked, setAsked] = useQueryState(
    "step",
    parseAsInteger.withOptions({ history: "push", scroll: false }),
  );
  const step = shownStep(asked, opened, furthestStep(appeal));
  const [draft, setDraft] = useState<LetterDraft | null>(null);
  const guard = useLeaveGuard(draft !== null);

  const firstStep = useRef(step);
  const moved = useRef(false);
  if (step !== firstStep.current) moved.current = true;
  const go = (to: WizardStep) => void setAsked(to);
  const frame = { handle, takeFocus: moved.current };
  const back = () => go((step - 1) as WizardStep);
  const deadline = appeal.status === "draft" ? appeal.appeal_deadline : null;

  return (
    // As high as the screen, so that the bar at the foot stands at its foot however short the step is.
    <div className="-mb-6 flex min-h-[calc(100dvh-var(--header-height)-1.5rem)] flex-col">
      <PageHeader
        title="Quick Appeal Generator"
        back={<BackLink href="/appeals">Appeals</BackLink>}
        badges={
          <>
            <AppealStatusChip status={appeal.status} />
            {deadline && <DeadlineChip deadline={deadline} today={today} />}
            {appeal.claim && <LinkedClaim claimId={appeal.claim} />}
          </>
        }
        description={
          [appeal.patient_name, appeal.payer_name, appeal.claim_number && `Claim ${appeal.claim_number}`]
            .filter(Boolean)
            .join(" · ") || "From a denial letter to a sent appeal in five steps."
        }
      />
      <div className="-mt-3 mb-3 rounded-lg border bg-surface px-2 py-1 shadow-card max-sm:pb-2 sm:px-3">
        <Stepper
          label="Steps of the appeal"
          steps={WIZARD_STEPS}
          current={step}
          onStep={(to) => to !== step && go(to as WizardStep)}
        />
      </div>
      {handle.stale && (
        <Alert
          tone="warning"
          title="Failed to load appeal"
          className="mb-4"
          action={
            <Button size="sm" onClick={handle.refresh}>
              Try again
            </Button>
          }
        >
          What you see may be out of date. Nothing you saved is lost.
        </Alert>
      )}
      {step === 1 && <UploadStep {...frame} onNext={() => go(2)} />}
      {step === 2 && <ExtractStep {...frame} today={today} onBack={back} onNext={() => go(3)} />}
      {step === 3 && (
        <GenerateStep
          {...frame}
          models={models}
          unsavedEdits={draft !== null}
          onBack={back}
          onNext={() => go(4)}
        />
      )}
      {step === 4 && appeal.letter && (
        <ReviewStep
          {...frame}
          key={appeal.letter.content_format}
          letter={appeal.letter}
          review={review}
          draft={draft}
          onDraft={setDraft}
          onBack={back}
          onNext={() => go(5)}
        />
      )}
      {step === 5 && (
        <ExportStep {...frame} channels={channels} emailVerified={emailVerified} onBack={back} />
      )}
      <LeaveQuestion
        guard={guard}
        title="Leave without saving the letter?"
        description="Your changes to the letter are not saved. Versions saved earlier are kept."
        onGiveUp={() => setDraft(null)}
      />
    </div>
  );
}

function LinkedClaim({ claimId }: { claimId: string }) {
  const claim = useLinkedClaim(claimId);
  return (
    <Link
      href={`/claims/${claimId}`}
      prefetch={false}
      className="inline-flex min-h-6 items-center text-accent-text text-sm underline underline-offset-3"
    >
      {claim?.hint ? `Linked claim ${claim.label}` : "Linked claim"}
    </Link>
  );
}
