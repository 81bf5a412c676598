import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CheckKeys } from "@/components/appeal/check-key-hints";
import type { LinkedClaim } from "@/components/appeal/claim-values";
import { DeliveryList } from "@/components/appeal/delivery-list";
import { nameAmong } from "@/components/appeal/document-title";
import { passagesOf } from "@/components/appeal/evidence-fact";
import { EvidencePanel } from "@/components/appeal/evidence-panel";
import { ExportedPdf, SentNotice } from "@/components/appeal/exported-pdf";
import { GateList } from "@/components/appeal/gate-list";
import { linkedClaimOf } from "@/components/appeal/linked-claim";
import { PayerCard } from "@/components/appeal/payer-card";
import { recommendedOf } from "@/components/appeal/recommended-model";
import { RestingFacts } from "@/components/appeal/resting-facts";
import { SourcedFacts } from "@/components/appeal/sourced-facts";
import { readWizardAddress } from "@/components/appeal/wizard-address";
import { WizardHeader } from "@/components/appeal/wizard-header";
import {
  ExportStep,
  ExtractStep,
  GenerateStep,
  ReopenCase,
  ReviewStep,
  TimeText,
  UploadStep,
} from "@/components/appeal/wizard-parts";
import { furthestStep, resumeStep, shownStep } from "@/components/appeal/wizard-place";
import { StaleNotice, WizardShell } from "@/components/appeal/wizard-shell";
import { WizardStepper } from "@/components/appeal/wizard-stepper";
import { extractionComplete } from "@/components/appeal/wizard-steps";
import { BatchBar } from "@/components/batch/batch-bar";
import { CaseClosing } from "@/components/case/case-closing";
import { claimOption } from "@/components/claim/claim-search";
import { NextDate } from "@/components/clock/next-date";
import { AdviceCard } from "@/components/move/advice-card";
import { Alert } from "@/components/ui/alert";
import type { ComboboxOption } from "@/components/ui/combobox-control";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { PAPER_LABELS, PAPER_WORDS } from "@/lib/core/notice-labels";
import { payerOfAppeal } from "@/lib/domain/appeal/payer/of-appeal";
import { getAppeal } from "@/lib/domain/appeal/queries";
import type { AppealDto, LetterDto } from "@/lib/domain/appeal/schema";
import { getBatch } from "@/lib/domain/case/batch/batches";
import { closingOfAppeal } from "@/lib/domain/case/worklist/closing";
import { getClaim } from "@/lib/domain/claim/queries";
import { deliveryChannels } from "@/lib/domain/delivery/channels";
import type { Ctx } from "@/lib/domain/kernel/context";
import { getGate } from "@/lib/domain/letter/gate/get-gate";
import { FOREIGN_NOTICE } from "@/lib/domain/letter/gate/schema";
import { getNoticeOwner } from "@/lib/domain/letter/gate/whose-notice";
import { getLetter } from "@/lib/domain/letter/letter";
import { modelChoices } from "@/lib/domain/letter/model/models";
import { getEvidence } from "@/lib/domain/letter/questions/evidence";
import { listPatients } from "@/lib/domain/patient/queries";
import { practiceOf } from "../../practice-of";
import { completionView, gateView, markSentView } from "./views";

/** Seconds, for the actions of this page too: packets are built and boxes read in a process of their own. */
export const maxDuration = 120;

export const metadata: Metadata = { title: "Quick Appeal Generator" };

type Search = Promise<Record<string, string | string[] | undefined>>;
interface AppealPageProps {
  params: Promise<{ appealId: string }>;
  searchParams: Search;
}

/** The Quick Appeal Generator: the server draws the step that the address names, if the appeal has come so far. */
export default async function AppealPage({ params, searchParams }: AppealPageProps) {
  const ctx = await requireCtx();
  const { appealId } = await params;
  if (!isUuid(appealId)) notFound();
  const { step: asked, batch: batchId } = await readWizardAddress(searchParams);
  const [appeal, closing, practice, batch] = await Promise.all([
    getAppeal(ctx, { appealId }).catch(orNotFound),
    closingOfAppeal(ctx, { appealId }).catch(orNone),
    practiceOf(ctx),
    batchId && isUuid(batchId) ? getBatch(ctx, { batchId }).catch(orNone) : null,
  ]);
  const claim = await linkedClaim(ctx, appeal);
  const today = todayIn(practice.time_zone);
  const step = shownStep(asked, resumeStep(appeal), furthestStep(appeal));
  return (
    // As high as the screen, so that the bar at the foot stands at its foot however short the step is.
    <div className="-mb-6 flex min-h-[calc(100dvh-var(--header-height)-1.5rem)] flex-col">
      <WizardShell key={appeal.id} appeal={appeal} step={step}>
        {batch && <BatchBar batch={batch} appealId={appealId} />}
        <WizardHeader
          appeal={appeal}
          claim={claim?.option ?? null}
          today={today}
          isClosed={closing !== null}
        />
        {closing && (
          <CaseClosing
            closing={closing}
            day={<TimeText value={closing.closed_at} as="date" />}
            reopen={<ReopenCase caseId={closing.id} />}
          />
        )}
        {!closing && appeal.clocks.length > 0 && (
          <div className="-mt-3 mb-5">
            <NextDate clocks={appeal.clocks} today={today} label="Next date:" />
          </div>
        )}
        <div className="-mt-3 mb-3 rounded-lg border bg-surface px-2 py-1 shadow-card max-sm:pb-2 sm:px-3">
          <WizardStepper step={step} />
        </div>
        <StaleNotice />
        {step === 1 && <Upload ctx={ctx} claim={claim?.option ?? null} />}
        {step === 2 && <Extract ctx={ctx} appeal={appeal} claim={claim?.values ?? null} today={today} />}
        {step === 3 && <GenerateStep models={modelChoices()} />}
        {step === 4 && appeal.letter && <Review ctx={ctx} appeal={appeal} letter={appeal.letter} />}
        {step === 5 && <Export ctx={ctx} appeal={appeal} />}
      </WizardShell>
    </div>
  );
}

async function Upload({ ctx, claim }: { ctx: Ctx; claim: ComboboxOption | null }) {
  const { results } = await listPatients(ctx, { page_size: 1 });
  return <UploadStep claim={claim} hasPatients={results.length > 0} />;
}

interface ExtractProps {
  ctx: Ctx;
  appeal: AppealDto;
  claim: LinkedClaim | null;
  today: string;
}

/** What the gate would stop whatever the letter says is told before anything is written. */
async function Extract({ ctx, appeal, claim, today }: ExtractProps) {
  const isForeign =
    extractionComplete(appeal) && (await getNoticeOwner(ctx, { appealId: appeal.id })) === "foreign";
  return (
    <ExtractStep
      stop={isForeign && <Alert tone="danger">{FOREIGN_NOTICE}</Alert>}
      advice={appeal.advice && <AdviceCard advice={appeal.advice} />}
      facts={<SourcedFacts extraction={appeal.extraction} today={today} />}
      keys={<CheckKeys />}
      model={recommendedOf(modelChoices())}
      claim={claim}
      paperNames={{ words: PAPER_WORDS, labels: PAPER_LABELS }}
    />
  );
}

async function Review({ ctx, appeal, letter }: { ctx: Ctx; appeal: AppealDto; letter: LetterDto }) {
  const { id: appealId, documents } = appeal;
  const [asked, evidence] = await Promise.all([getLetter(ctx, { appealId }), getEvidence(ctx, { appealId })]);
  const nameOf = (documentId: string) => nameAmong(documents, documentId);
  return (
    <ReviewStep
      key={letter.content_format}
      letter={letter}
      asked={{ answers: asked.answers, questions: asked.questions.map(({ passages: _, ...one }) => one) }}
      evidence={<EvidencePanel evidence={evidence} nameOf={nameOf} />}
      passages={passagesOf(asked.questions, nameOf)}
    />
  );
}

async function Export({ ctx, appeal }: { ctx: Ctx; appeal: AppealDto }) {
  const [payer, gate] = await Promise.all([
    payerOfAppeal(ctx, { appealId: appeal.id }),
    getGate(ctx, { appealId: appeal.id }),
  ]);
  return (
    <ExportStep
      gate={{
        list: <GateList appealId={appeal.id} gate={gate} sent={appeal.status === "sent"} />,
        enclosures: gate.enclosures,
        view: gateView,
      }}
      entry={payer.entry}
      place={payer.claims_place}
      channels={deliveryChannels()}
      emailVerified={ctx.actor.emailVerified}
      sent={<SentNotice appeal={appeal} />}
      pdf={<ExportedPdf appeal={appeal} />}
      deliveries={<DeliveryList deliveries={appeal.deliveries} Time={TimeText} />}
      payer={
        <>
          <RestingFacts appeal={appeal} />
          <PayerCard appealId={appeal.id} payer={payer} />
        </>
      }
      markSentView={markSentView}
      completionView={completionView}
    />
  );
}

/** The appeal's claim by its name; one that is gone is only called linked. */
async function linkedClaim(
  ctx: Ctx,
  { claim }: AppealDto,
): Promise<{ option: ComboboxOption; values: LinkedClaim | null } | null> {
  if (claim === null) return null;
  try {
    const found = await getClaim(ctx, { claimId: claim });
    return { option: claimOption(found), values: linkedClaimOf(found) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { option: { id: claim, label: "Linked claim" }, values: null };
  }
}

/** An address that was kept too long may name what is no more. */
function orNone(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
