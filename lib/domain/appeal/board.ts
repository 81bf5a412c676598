import { sql } from "drizzle-orm";
import { appealCards } from "@/db/schema/appeal-cards";
import { appeals } from "@/db/schema/appeals";
import { BOARD_STAGES, isPayersTurn, WON_STAGES } from "@/lib/core/appeal-stages";
import { amountOf } from "@/lib/core/money";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { cardsMatching, searchBy } from "./card-filter";
import { type AppealCardDto, type AppealColumnDto, boardAnswer, boardQuery } from "./dashboard/schema";

const CARDS_SHOWN = 12;

/** The appeals by their stage, each with its count, its dollars and what is due first: one query. */
export const boardOfAppeals = operation(
  {
    name: "boardOfAppeals",
    access: "user",
    input: boardQuery,
    answer: boardAnswer,
    summary: "Show the appeals by stage",
    description:
      "The rest of a stage: GET /documents/minimal-appeals/?appeal_stage=…&sort=due with the same filters.",
  },
  async (ctx, query, tx) => {
    const t = appealCards;
    const stages = sql.raw(BOARD_STAGES.map((stage) => `'${stage}'`).join(", "));
    searchBy(tx, query);
    const matching = cardsMatching(ctx, query);
    const rows = await tx.execute<{
      stage: string;
      n: number;
      amount: string;
      cards: Omit<AppealCardDto, "payers_turn">[];
    }>(sql`
      select stages.stage, coalesce(sums.n, 0) as n, coalesce(sums.amount, 0)::text as amount, shown.cards
        from unnest(array[${stages}]) as stages(stage)
        left join (select ${t.stage}, count(*)::int as n, sum(${t.amount}) as amount from ${t}
                    where ${matching} group by ${t.stage}) as sums on sums.stage = stages.stage
       cross join lateral (select coalesce(json_agg(card), '[]'::json) as cards from (
         select ${appeals.id} as id, ${appeals.claimId} as claim, ${appeals.patientName} as patient_name,
                ${t.payerName} as payer_name, ${appeals.claimNumber} as claim_number, ${appeals.outcome} as outcome,
                ${t.stage} as appeal_stage, ${t.level} as appeal_level, ${t.due} as due, ${t.clock} as clock,
                ${t.certain} as due_certain, trim(to_char(${t.amount} / 100.0, '9999999999990.00')) as amount
           from ${t} join ${appeals} on ${appeals.practiceId} = ${t.practiceId} and ${appeals.id} = ${t.appealId}
          where ${matching} and ${t.stage} = stages.stage
          order by ${t.urgency} desc, ${t.begunAt} desc, ${t.appealId} desc limit ${CARDS_SHOWN}) as card) as shown`);
    const shown = rows.reduce((sum, { cards }) => sum + cards.length, 0);
    await audit(tx, ctx, {
      action: query.search ? "search" : "list",
      entity: "appeal",
      detail: { count: shown },
    });
    return {
      stages: BOARD_STAGES.map((stage): AppealColumnDto => {
        const row = rows.find((one) => one.stage === stage);
        return {
          appeal_stage: stage,
          count: row?.n ?? 0,
          amount: amountOf(Number(row?.amount ?? 0)),
          won: WON_STAGES.includes(stage),
          results: (row?.cards ?? []).map((card) => ({
            ...card,
            payers_turn: isPayersTurn({ stage, clock: card.clock, certain: card.due_certain }),
          })),
        };
      }),
    };
  },
);
