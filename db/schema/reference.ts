import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, practiceId } from "../columns";
import { practices } from "./practices";

export type ReferenceKind = "ecfr" | "ncci_ptp" | "ncci_mue" | "lcd" | "article" | "hcpcs" | "icd10cm";

/** An official file that a practice downloaded and loaded: what it is, and from which day to which it speaks. */
export const referenceEditions = pgTable(
  "reference_editions",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    kind: text("kind").$type<ReferenceKind>().notNull(),
    /** Of edits and units: for whose claims. Empty for the rest. */
    setting: text("setting").notNull().default(""),
    filename: text("filename").notNull(),
    sha256: text("sha256").notNull(),
    edition: date("edition", { mode: "string" }).notNull(),
    /** The last day that it speaks of; null where it is good until a newer one is loaded. */
    through: date("through", { mode: "string" }),
    rowCount: integer("row_count").notNull(),
    loadedAt: createdAt(),
  },
  (t) => [
    unique("reference_editions_practice_id").on(t.practiceId, t.id),
    unique("reference_editions_same_file").on(t.practiceId, t.kind, t.sha256),
  ],
);

const editionId = () => uuid("edition_id").notNull();

/** Procedure-to-procedure edits: two codes that are not paid together, and whether a modifier may separate them. */
export const referenceEdits = pgTable(
  "reference_edits",
  {
    practiceId: practiceId(),
    editionId: editionId(),
    columnOne: text("column_one").notNull(),
    columnTwo: text("column_two").notNull(),
    effective: date("effective", { mode: "string" }).notNull(),
    deleted: date("deleted", { mode: "string" }),
    /** As the file has it: 0 not allowed, 1 allowed, 9 not applicable. */
    modifier: text("modifier").notNull(),
  },
  (t) => [
    primaryKey({
      name: "reference_edits_pk",
      columns: [t.practiceId, t.editionId, t.columnOne, t.columnTwo, t.effective],
    }),
    foreignKey({
      name: "reference_edits_of_edition",
      columns: [t.practiceId, t.editionId],
      foreignColumns: [referenceEditions.practiceId, referenceEditions.id],
    }).onDelete("cascade"),
  ],
);

/** Medically unlikely edits: the most units of a code on one day or line. */
export const referenceUnits = pgTable(
  "reference_units",
  {
    practiceId: practiceId(),
    editionId: editionId(),
    code: text("code").notNull(),
    units: integer("units").notNull(),
    /** How the limit is applied, as the file says it. */
    adjudication: text("adjudication").notNull(),
  },
  (t) => [
    primaryKey({ name: "reference_units_pk", columns: [t.practiceId, t.editionId, t.code] }),
    foreignKey({
      name: "reference_units_of_edition",
      columns: [t.practiceId, t.editionId],
      foreignColumns: [referenceEditions.practiceId, referenceEditions.id],
    }).onDelete("cascade"),
  ],
);

/** What may be quoted: a paragraph of the federal rules, a coverage policy, a code with its words. */
export const referenceTexts = pgTable(
  "reference_texts",
  {
    practiceId: practiceId(),
    editionId: editionId(),
    /** "29 CFR 2560.503-1", "L33622", "E0730", "M54.50". */
    key: text("key").notNull(),
    position: integer("position").notNull(),
    /** Of a paragraph: "(h)(3)(ii)". */
    part: text("part").notNull().default(""),
    heading: text("heading").notNull().default(""),
    body: text("body").notNull(),
    fromDay: date("from_day", { mode: "string" }),
    throughDay: date("through_day", { mode: "string" }),
  },
  (t) => [
    primaryKey({ name: "reference_texts_pk", columns: [t.practiceId, t.editionId, t.key, t.position] }),
    index("reference_texts_by_key").on(t.practiceId, t.key),
    foreignKey({
      name: "reference_texts_of_edition",
      columns: [t.practiceId, t.editionId],
      foreignColumns: [referenceEditions.practiceId, referenceEditions.id],
    }).onDelete("cascade"),
  ],
);
