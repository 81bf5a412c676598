import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { AppealLevel, AppealStage } from "@/lib/core/appeal-stages";
import type { DecisionOutcome } from "@/lib/core/cases";
import type { AppealStatus, DenialCategory, RightMove } from "@/lib/core/enums";
import { at, practiceId } from "../columns";
import { appeals } from "./appeals";

/**
 * A live appeal as the dashboard sorts it and as the results count it (docs/product.md, H14, N6). Triggers keep it from the
 * appeal, its letter, its decisions, its claim and its case on the worklist: nothing else writes here.
 */
export const appealCards = pgTable(
  "appeal_cards",
  {
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    status: text("status").$type<AppealStatus>().notNull(),
    stage: text("stage").$type<AppealStage>().notNull(),
    level: text("level").$type<AppealLevel>().notNull(),
    /** Whose work it is: whom its case is assigned to, else who began it. */
    person: uuid("person").notNull(),
    payerName: text("payer_name").notNull(),
    payerKey: text("payer_key").notNull(),
    category: text("category").$type<DenialCategory>(),
    /** Folded text of patient, claim number and payer. */
    words: text("words").notNull(),
    /** The next date of its case; only the newest appeal of a claim has one. */
    clock: text("clock"),
    due: date("due", { mode: "string" }),
    certain: boolean("certain").notNull().default(false),
    /** Days from the day to work to until 2000-01-01: the nearest date is the greatest, none the least. */
    urgency: integer("urgency").notNull(),
    /** Whole cents: what was won back, else what is at stake. */
    amount: bigint("amount", { mode: "number" }).notNull(),
    begunAt: at("begun_at").notNull(),
    sentAt: at("sent_at"),
    /** The newest confirmed final decision. */
    outcome: text("outcome").$type<DecisionOutcome>(),
    decidedOn: date("decided_on", { mode: "string" }),
    /** Cents that a payer paid after overturning, as far as they are posted. */
    paid: bigint("paid", { mode: "number" }),
    code: text("code").notNull(),
    move: text("move").$type<RightMove>(),
    template: text("template").notNull(),
    begunBy: uuid("begun_by").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.appealId] }),
    foreignKey({
      columns: [t.practiceId, t.appealId],
      foreignColumns: [appeals.practiceId, appeals.id],
    }).onDelete("cascade"),
    index("appeal_cards_newest").on(t.practiceId, t.begunAt, t.appealId),
    // `due` at the end: what is due is counted from the index alone.
    index("appeal_cards_by_due").on(t.practiceId, t.urgency, t.begunAt, t.appealId, t.due),
    index("appeal_cards_by_amount").on(t.practiceId, t.amount, t.begunAt, t.appealId),
    index("appeal_cards_of_stage").on(t.practiceId, t.stage, t.urgency, t.begunAt, t.appealId),
    index("appeal_cards_sums").on(t.practiceId, t.stage, t.amount),
    index("appeal_cards_of_payer").on(t.practiceId, t.payerKey, t.urgency, t.begunAt, t.appealId, t.due),
    index("appeal_cards_of_person").on(t.practiceId, t.person, t.urgency, t.begunAt, t.appealId, t.due),
    index("appeal_cards_sent").on(t.practiceId, t.sentAt).where(sql`${t.sentAt} is not null`),
    index("appeal_cards_decided").on(t.practiceId, t.decidedOn).where(sql`${t.decidedOn} is not null`),
    check(
      "appeal_cards_stage",
      sql`${t.stage} in ('preparing','written','with_payer','more_information','upheld','partly_overturned','overturned','next_level','closed')`,
    ),
    check("appeal_cards_level", sql`${t.level} in ('first','second','external')`),
  ],
);

/**
 * The words of an appeal's card as they are searched. Kept by a trigger. Its row policy carries the search, because under
 * row security only a policy's LIKE may use an index (docs/decisions/search-under-row-security.md).
 */
export const appealSearch = pgTable(
  "appeal_search",
  {
    practiceId: practiceId(),
    appealId: uuid("appeal_id").notNull(),
    searchText: text("search_text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.appealId] }),
    foreignKey({
      name: "appeal_search_of_card",
      columns: [t.practiceId, t.appealId],
      foreignColumns: [appealCards.practiceId, appealCards.appealId],
    }).onDelete("cascade"),
  ],
);
