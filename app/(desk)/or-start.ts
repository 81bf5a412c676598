import { redirect } from "next/navigation";
import { AppError } from "@/lib/core/errors";

/**
 * A page of a list that stands in an address. An address that was kept too long, or typed, may name one that there is not: then
 * it is the list's beginning, at `start`. `cursor`: what of the address says where the page begins.
 */
export async function orStart<T>(page: Promise<T>, cursor: string | null, start: string): Promise<T> {
  try {
    return await page;
  } catch (error) {
    const refused = error instanceof AppError && ["BAD_REQUEST", "VALIDATION"].includes(error.code);
    if (refused && cursor !== null) redirect(start);
    throw error;
  }
}
