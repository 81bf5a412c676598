import type { Metadata } from "next";
import { createLoader, parseAsStringLiteral } from "nuqs/server";
import { LoadedFiles } from "@/components/appeal/loaded-files";
import { ProvisionCard } from "@/components/appeal/provision-card";
import { BackLink } from "@/components/ui/back-link";
import { HrefSelect } from "@/components/ui/href-select";
import { PageHeader } from "@/components/ui/page-header";
import { requireCtx } from "@/lib/auth/authenticate";
import { todayIn } from "@/lib/core/dates";
import { LINES_OF_BUSINESS } from "@/lib/core/notice";
import { PAPER_WORDS } from "@/lib/core/notice-labels";
import type { ProvisionDto } from "@/lib/domain/authority/schema";
import { quotedPlace, shelfShown } from "@/lib/domain/authority/shown";
import { getPractice } from "@/lib/domain/practice/practice";
import type { QuotedRule } from "@/lib/domain/reference/schema";
import { listReferenceEditions, quotesOf } from "@/lib/domain/reference/texts";

export const metadata: Metadata = { title: "Law and Policy" };

const readAddress = createLoader({ plan: parseAsStringLiteral(LINES_OF_BUSINESS) });
const href = (plan: string) => (plan === "all" ? "/appeals/law" : `/appeals/law?plan=${plan}`);

function quoteFor(quotes: Map<string, QuotedRule>, { citation }: ProvisionDto): QuotedRule | null {
  const place = quotedPlace(citation);
  return (place && quotes.get(`${place.key}${place.part}`)) ?? null;
}

type Search = Promise<Record<string, string | string[] | undefined>>;

/** The rules that a letter may cite: what each asks of the payer, whom it governs, and what it was checked against. */
export default async function LawPage({ searchParams }: { searchParams: Search }) {
  const ctx = await requireCtx("/appeals/law");
  const { plan } = await readAddress(searchParams);
  const practice = await getPractice(ctx);
  const entries = shelfShown(todayIn(practice.time_zone), plan);
  const places = entries.flatMap(({ citation }) => quotedPlace(citation) ?? []);
  const [quotes, editions] = await Promise.all([quotesOf(ctx, places), listReferenceEditions(ctx, {})]);
  const plans = LINES_OF_BUSINESS.map((value) => ({
    value,
    label: PAPER_WORDS.line_of_business[value],
    href: href(value),
  }));
  return (
    <>
      <PageHeader
        back={<BackLink href="/appeals">Appeals</BackLink>}
        title="Law and Policy"
        description="A letter cites only what stands here, and only for the plan, stage and level that the rule governs. What each rule asks is told in our own words. What says Check is not cited until it was checked again."
        action={
          <HrefSelect
            label="Kind of plan"
            value={plan ?? "all"}
            options={[{ value: "all", label: "All plans", href: href("all") }, ...plans]}
          />
        }
      />
      <div className="flex flex-col gap-4">
        {entries.length === 0 && (
          <p className="text-ink-muted">
            No rule of this kind of plan was checked, so letters to it cite none.
          </p>
        )}
        {entries.map((entry) => (
          <ProvisionCard key={entry.id} entry={entry} quote={quoteFor(quotes, entry)} />
        ))}
        <LoadedFiles editions={editions.results} />
      </div>
    </>
  );
}
