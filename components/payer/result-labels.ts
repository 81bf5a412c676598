import type { ApplyAnswer } from "@/lib/domain/remittance/schema";

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** "3 claims updated, 1 created, 2 not on file." */
export function resultWords(answer: Omit<ApplyAnswer, "status">): string {
  const parts = [
    answer.updated && `${many(answer.updated, "claim")} updated`,
    answer.created && `${many(answer.created, "claim")} created`,
    answer.newly_denied && `${answer.newly_denied} newly denied`,
    answer.conflicts && `${answer.conflicts} with differences to look at`,
    answer.unchanged && `${many(answer.unchanged, "claim")} unchanged`,
    answer.unmatched && `${answer.unmatched} not on file`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "Nothing had to be changed.";
}
