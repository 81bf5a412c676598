import { foreignKey, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { DenialCategory } from "@/lib/core/enums";
import { createdAt, id, practiceId, updatedAt } from "../columns";
import { members, practices } from "./practices";

/** A practice's templates (docs/product.md, H10). Rows are made when they are first asked for. */
export const letterTemplates = pgTable(
  "letter_templates",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    /** Which of the built-in ones it is. */
    key: text("key").notNull(),
    name: text("name").notNull(),
    /** Null: the built-in text, in whatever form this version of the app has it. */
    body: text("body"),
    /** Each category belongs to one template at most. */
    denialCategories: text("denial_categories").array().$type<DenialCategory[]>().notNull(),
    updatedBy: uuid("updated_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique("letter_templates_practice_id_id").on(t.practiceId, t.id),
    unique("letter_templates_key").on(t.practiceId, t.key),
    foreignKey({
      columns: [t.practiceId, t.updatedBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
  ],
);
