import type { Metadata } from "next";
import { UploadAnswer } from "@/components/case/case-parts";
import { DecisionList } from "@/components/case/decision-list";
import { FaxList } from "@/components/case/fax-list";
import { LookAgain } from "@/components/case/look-again";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";
import { faxNumberText } from "@/lib/core/fax-labels";
import { listOpenDecisions } from "@/lib/domain/case/decision/decisions";
import { listOpenFaxes } from "@/lib/domain/case/fax/faxes";
import { faxNumbersOf } from "@/lib/integrations/services";
import { decisionView } from "../../decisions/views";

export const metadata: Metadata = { title: "Payers' Answers" };

const SHOWN = 100;

/** The payers' answers that wait for a person, and the place to bring one in without naming its appeal. */
export default async function AnswersPage() {
  const ctx = await requireCtx();
  const [{ results, next }, faxes] = await Promise.all([
    listOpenDecisions(ctx, { page_size: SHOWN }),
    listOpenFaxes(ctx, { page_size: SHOWN }),
  ]);
  const numbers = faxNumbersOf(ctx.practiceId).map(faxNumberText);
  const isUnderWay =
    results.some(({ document }) => document?.status === "pending") ||
    faxes.results.some(({ state }) => state === "fetching");
  return (
    <>
      <PageHeader
        title="Payers' Answers"
        back={<BackLink href="/appeals">Appeals</BackLink>}
        description="Upload a decision letter: its appeal is found by claim number, reference, patient and dates, and you confirm it."
      />
      <div className="flex flex-col gap-4">
        <Card title="Upload an Answer">
          <UploadAnswer />
          {isUnderWay && <LookAgain />}
          {numbers.length > 0 && (
            <p className="mt-2 text-ink-muted text-sm">
              What is faxed to {numbers.join(" or ")} comes in here by itself.
            </p>
          )}
        </Card>
        {faxes.results.length > 0 && (
          <Card title="Faxes on Their Way" flush>
            <FaxList faxes={faxes.results} />
          </Card>
        )}
        <Card title="To Be Confirmed" flush>
          {results.length > 0 ? (
            <DecisionList decisions={results} decisionView={decisionView} named />
          ) : (
            <EmptyState title="Nothing waits for you" icon="icon-inbox">
              A decision letter that is uploaded or faxed stands here until somebody confirms what was read.
            </EmptyState>
          )}
          {next && (
            <p className="border-t px-4 py-3 text-ink-muted">
              Only the newest {SHOWN} are shown. Confirm or dismiss some to see the others.
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
