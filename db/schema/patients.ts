import { date, index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Gender } from "@/lib/core/enums";
import { at, createdAt, id, practiceId, updatedAt } from "../columns";
import { practices } from "./practices";

/** Spec document 1, section 3. The SSN is sealed field by field; `ssn_digest` is a keyed HMAC for look-up. */
export const patients = pgTable(
  "patients",
  {
    id: id(),
    practiceId: practiceId().references(() => practices.id),
    firstName: text("first_name").notNull(),
    middleName: text("middle_name").notNull().default(""),
    lastName: text("last_name").notNull(),
    dateOfBirth: date("date_of_birth", { mode: "string" }).notNull(),
    gender: text("gender").$type<Gender>().notNull(),
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
    index("patients_by_name").on(t.practiceId, t.lastName, t.firstName, t.id),
  ],
);
