import { z } from "zod";

declare const practiceBrand: unique symbol;

/**
 * The tenant. Only `lib/auth` (from a checked session or job) and rows of the database yield one; nothing turns a
 * request's string into one.
 */
export type PracticeId = string & { readonly [practiceBrand]: true };

/** Any id of ours in a path or body. */
const uuid = z.uuid();

export const isUuid = (value: string): boolean => uuid.safeParse(value).success;
