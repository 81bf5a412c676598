import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CaseClosing } from "@/components/case/case-closing";
import { CaseHeader } from "@/components/case/case-header";
import { UploadAnswer } from "@/components/case/case-parts";
import { ContactLog } from "@/components/case/contact-log";
import { DecisionList } from "@/components/case/decision-list";
import { ReopenCase } from "@/components/case/late-reopen-case";
import { LookAgain } from "@/components/case/look-again";
import { ProofList } from "@/components/case/proof-list";
import { NextDate } from "@/components/clock/next-date";
import { PartButton } from "@/components/server-part/server-part";
import { Card } from "@/components/ui/card";
import { TimeText } from "@/components/ui/time-text";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { isUuid } from "@/lib/core/ids";
import { getAppeal } from "@/lib/domain/appeal/queries";
import { listAppealContacts } from "@/lib/domain/case/contact/contacts";
import { listDecisions } from "@/lib/domain/case/decision/decisions";
import { listProofs } from "@/lib/domain/case/proof/proof";
import { closingOfAppeal } from "@/lib/domain/case/worklist/closing";
import { contactView } from "../../../contacts/views";
import { decisionView, receiptView, recordDecisionView, sendProofView } from "../../../decisions/views";
import { practiceOf } from "../../../practice-of";

export const metadata: Metadata = { title: "After Sending" };

/** What follows a sending: the payer's answers, what proves the deliveries, and what was said with the payer. */
export default async function CasePage({ params }: { params: Promise<{ appealId: string }> }) {
  const ctx = await requireCtx();
  const { appealId } = await params;
  if (!isUuid(appealId)) notFound();
  const [appeal, { decisions }, { contacts }, { proofs }, closing, practice] = await Promise.all([
    getAppeal(ctx, { appealId }),
    listDecisions(ctx, { appealId }),
    listAppealContacts(ctx, { appealId }),
    listProofs(ctx, { appealId }),
    closingOfAppeal(ctx, { appealId }),
    practiceOf(ctx),
  ]).catch(orNotFound);
  const today = todayIn(practice.time_zone);
  const reading = decisions.some(
    ({ state, document }) => state === "proposed" && document?.status === "pending",
  );
  return (
    <>
      <CaseHeader appeal={appeal} />
      {closing && (
        <CaseClosing
          closing={closing}
          day={<TimeText value={closing.closed_at} as="date" />}
          reopen={<ReopenCase caseId={closing.id} />}
        />
      )}
      <div className="flex flex-col gap-4">
        {!closing && appeal.clocks.length > 0 && (
          <Card title="Next Date">
            <NextDate clocks={appeal.clocks} today={today} />
          </Card>
        )}
        <Card
          title="The Payer's Answers"
          flush
          actions={
            appeal.status === "sent" && (
              <PartButton size="sm" view={recordDecisionView} input={{ appealId }}>
                Record an Answer
              </PartButton>
            )
          }
        >
          <div className="px-4 pb-4">
            {appeal.status === "sent" ? (
              <>
                <UploadAnswer appealId={appealId} />
                {reading && <LookAgain />}
              </>
            ) : (
              <p className="text-ink-muted">This appeal has not been sent yet.</p>
            )}
          </div>
          {decisions.length > 0 && <DecisionList decisions={decisions} decisionView={decisionView} />}
        </Card>
        <ProofList {...{ appealId, proofs, receiptView, sendProofView }} />
        <ContactLog subject={{ appealId }} {...{ contacts, today, contactView }} />
      </div>
    </>
  );
}

function orNotFound(error: unknown): never {
  if (error instanceof AppError && error.code === "NOT_FOUND") notFound();
  throw error;
}
