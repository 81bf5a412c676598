import { sql } from "drizzle-orm";
import { date, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Gender } from "@/lib/core/enums";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { members, practices } from "./practices";

/** A patient (docs/product.md, G1, G2). The SSN is sealed field by field; `ssn_digest` is a keyed HMAC for look-up. */
export const patients = pgTable(
  "patients",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    firstName: text("first_name").notNull(),
    middleName: text("middle_name").notNull().default(""),
    lastName: text("last_name").notNull(),
    /** Null where only a remittance has named the patient: it states neither. */
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    gender: text("gender").$type<Gender>(),
    ssnSealed: text("ssn_sealed"),
    ssnDigest: text("ssn_digest"),
    ssnLastFour: text("ssn_last_four"),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    addressLine1: text("address_line1").notNull(),
    addressLine2: text("address_line2").notNull().default(""),
    city: text("city").notNull(),
    state: text("state").notNull(),
    zipCode: text("zip_code").notNull(),
    country: text("country").notNull().default("USA"),
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: at("deleted_at"),
  },
  (t) => [
    unique("patients_practice_id_id").on(t.practiceId, t.id),
    foreignKey({
      columns: [t.practiceId, t.createdBy],
      foreignColumns: [members.practiceId, members.userId],
    }),
    index("patients_live").on(t.practiceId).where(sql`${t.deletedAt} is null`),
    index("patients_by_birth").on(t.practiceId, t.dateOfBirth),
    index("patients_by_ssn").on(t.practiceId, t.ssnDigest),
  ],
);

/**
 * What the list is sorted and searched by: names folded (no case, no accents), and one text of name, email and phone
 * digits. Kept by a trigger; holds live patients only. Its row policy carries the search, because under row security
 * only a policy's LIKE may use an index (`0001_rules.sql`).
 */
export const patientSearch = pgTable(
  "patient_search",
  {
    practiceId: practiceId(),
    patientId: uuid("patient_id").notNull(),
    lastKey: text("last_key").notNull(),
    firstKey: text("first_key").notNull(),
    searchText: text("search_text").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.practiceId, t.patientId] }),
    foreignKey({
      columns: [t.practiceId, t.patientId],
      foreignColumns: [patients.practiceId, patients.id],
    }).onDelete("cascade"),
    index("patient_search_by_name").on(t.practiceId, t.lastKey, t.firstKey, t.patientId),
  ],
);
