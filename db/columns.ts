import { timestamp, uuid } from "drizzle-orm/pg-core";
import type { PracticeId } from "@/lib/core/ids";

/** Column builders that every table shares. Times are UTC. */
export const id = () => uuid("id").primaryKey().defaultRandom();
export const practiceId = () => uuid("practice_id").$type<PracticeId>().notNull();
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });
export const createdAt = () => at("created_at").notNull().defaultNow();
export const updatedAt = () => at("updated_at").notNull().defaultNow();
