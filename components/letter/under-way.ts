import type { ClaimLetterDto } from "@/lib/domain/letter/schema";

export const isUnderWay = ({ generation }: Pick<ClaimLetterDto, "generation">): boolean =>
  generation?.status === "queued" || generation?.status === "writing";
