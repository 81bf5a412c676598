import { foreignKey, index, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import type { DenialCategory, RightMove } from "@/lib/core/enums";
import { createdAt, id, practiceId } from "../columns";
import { appeals } from "./appeals";
import { members } from "./practices";
import { worklistItems } from "./worklist";

/** Letters that were ordered together: to one payer, for one reason, by one step (docs/product.md, W8). */
export const letterBatches = pgTable(
  "letter_batches",
  {
    id: id(),
    practiceId: practiceId(),
    payerName: text("payer_name").notNull(),
    category: text("category").$type<DenialCategory>(),
    move: text("move").$type<RightMove>().notNull(),
    createdBy: uuid("created_by").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("letter_batches_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("letter_batches_newest").on(t.practiceId, t.createdAt.desc(), t.id),
  ],
);

/** A case of a batch: first it waits, then it has an appeal, or a sentence why there is none. */
export const letterBatchItems = pgTable(
  "letter_batch_items",
  {
    practiceId: practiceId(),
    batchId: uuid("batch_id").notNull(),
    position: smallint("position").notNull(),
    worklistItemId: uuid("worklist_item_id").notNull(),
    appealId: uuid("appeal_id"),
    problem: text("problem"),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.batchId, t.position] }),
    foreignKey({
      columns: [t.practiceId, t.batchId],
      foreignColumns: [letterBatches.practiceId, letterBatches.id],
    }),
    /** A case that is gone with its claim or its appeal leaves the batch. */
    foreignKey({
      columns: [t.practiceId, t.worklistItemId],
      foreignColumns: [worklistItems.practiceId, worklistItems.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [t.practiceId, t.appealId], foreignColumns: [appeals.practiceId, appeals.id] }),
    index("letter_batch_items_of_appeal").on(t.practiceId, t.appealId),
    index("letter_batch_items_of_case").on(t.practiceId, t.worklistItemId),
  ],
);
