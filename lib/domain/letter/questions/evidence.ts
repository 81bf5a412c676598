import { z } from "zod";
import { getAppealInPractice } from "@/lib/domain/appeal/queries";
import { appealIdField } from "@/lib/domain/appeal/schema";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import type { ChartFact } from "@/lib/domain/reading/chart/chart";
import { factSentence } from "../compose/answer-blocks";
import type { Enclosure, LetterFacts } from "../facts/facts";
import { withOwnPapers } from "../points/enclosable";
import { factsUsed } from "../points/facts-used";
import { withAdmissions } from "../points/left-out/admissions";
import { loadEvidence } from "../points/load-evidence";
import { planLetter } from "../points/plan";
import { isOpen, type LetterEvidence } from "../points/plan/letter-plan";
import { type EvidenceDto, type EvidenceFactDto, evidenceAnswer } from "../points/schema";
import { type Talk, talksOf } from "../points/talks";
import { materialOf } from "../writing/material";

/** Passages that one group shows; the chart itself holds the rest. */
const MOST_SHOWN = 12;

/** What the papers hold for this denial, grouped by its points and needs, and what they do not (docs/product.md, I19). */
export const getEvidence = operation(
  {
    name: "getEvidence",
    access: "user",
    input: z.object(appealIdField),
    answer: evidenceAnswer,
    summary: "List what the appeal's papers hold for its denial, and what is missing",
  },
  async (ctx, { appealId }, tx) => {
    const appeal = await getAppealInPractice(tx, ctx, appealId);
    const { facts } = await materialOf(tx, ctx, appeal);
    const evidence = await loadEvidence(tx, ctx, appealId, facts);
    await audit(tx, ctx, {
      action: "read",
      entity: "appeal",
      entityId: appealId,
      patientId: appeal.patientId,
      detail: { evidence: evidence.chart.facts.length },
    });
    return evidenceDto(facts, evidence, await talksOf(tx, ctx, appeal));
  },
);

function evidenceDto(known: LetterFacts, read: LetterEvidence, talks: Talk[]): EvidenceDto {
  const letter = withOwnPapers(known, read);
  const plan = planLetter(letter, read);
  const facts = withAdmissions(read.chart.facts, letter, read.noticeText);
  const admitted = facts.filter((fact) => fact.adverse && !read.chart.facts.includes(fact));
  const evidence = { ...read, chart: { ...read.chart, facts } };
  const enclosures = letter.enclosures ?? [];
  const used = factsUsed(plan);
  const dto = (fact: ChartFact) => factDto(fact, enclosures, used);
  return {
    groups: [
      ...plan.points.map((point) => ({
        id: point.id,
        label: point.text,
        kind: point.kind,
        // What the payer accepts waits for nothing.
        answered: point.granted === true || !isOpen(point),
        facts: distinct([...point.series, ...point.passages, ...point.near]).map(dto),
      })),
      // What the practice itself says against its case is no answer to a point, and the person must know of it.
      ...(admitted.length > 0
        ? [
            {
              id: "against",
              label: "Said in the practice's own papers against the case",
              kind: "need" as const,
              answered: false,
              facts: distinct(admitted).map(dto),
            },
          ]
        : []),
      ...plan.supporting.map(({ need, facts, answer }) => ({
        id: `need-${need.id}`,
        label: need.label,
        kind: "need" as const,
        answered: facts.length > 0 || answer !== undefined,
        facts: distinct([
          ...facts,
          ...evidence.chart.facts.filter((fact) => need.topics.some((topic) => fact.topics.includes(topic))),
        ]).map(dto),
      })),
    ],
    missing: plan.missing,
    contacts: talks,
    left_out: plan.leftOut.map(({ documentId, ...rest }) => ({ document: documentId, ...rest })),
  };
}

const distinct = (facts: readonly ChartFact[]) =>
  [...new Map(facts.map((fact) => [fact.id, fact])).values()].slice(0, MOST_SHOWN);

export function factDto(
  fact: ChartFact,
  enclosures: readonly Enclosure[],
  used: ReadonlySet<string>,
): EvidenceFactDto {
  const { documentId, page, boxes } = fact.place;
  return {
    id: fact.id,
    document: documentId,
    page,
    boxes,
    date: fact.date ?? null,
    quote: fact.quote,
    sentence: factSentence(fact, enclosures),
    adverse: fact.adverse !== undefined,
    in_letter: used.has(fact.id),
  };
}
