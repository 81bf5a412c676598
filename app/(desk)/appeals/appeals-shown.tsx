import { redirect } from "next/navigation";
import { AppealRows } from "@/components/appeal/appeal-rows";
import { type AppealsPlace, appealsHref, askedOf } from "@/components/appeal/appeals-address";
import { AppealsBoard } from "@/components/appeal/appeals-board";
import { todayIn } from "@/lib/core/dates";
import { AppError } from "@/lib/core/errors";
import { boardOfAppeals } from "@/lib/domain/appeal/board";
import { listAppeals } from "@/lib/domain/appeal/list";
import type { Ctx } from "@/lib/domain/kernel/context";
import { practiceOf } from "../practice-of";

interface AppealsShownProps {
  ctx: Ctx;
  place: AppealsPlace;
  /** All of the practice's appeals; left out among what was found. */
  total?: number;
  /** What was typed: a list of its own, within the same filters. */
  search?: string;
}

/** The list or the board that an address asks for. */
export async function AppealsShown({ ctx, place, total, search }: AppealsShownProps) {
  const asked = { ...askedOf(place), ...(search && { search }) };
  const today = todayIn((await practiceOf(ctx)).time_zone);
  if (place.view === "board") {
    const board = await orStart(place, boardOfAppeals(ctx, asked));
    return <AppealsBoard board={board} place={place} today={today} found={Boolean(search)} />;
  }
  const page = await orStart(place, listAppeals(ctx, asked));
  const at = { ...place, from: place.cursor ? (place.from ?? 1) : 1 };
  return <AppealRows page={page} at={at} total={total} today={today} />;
}

/** An address that was kept too long may name what is no more: then it is the first page. */
async function orStart<T>(place: AppealsPlace, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const refused = error instanceof AppError && ["BAD_REQUEST", "VALIDATION"].includes(error.code);
    if (refused && place.cursor) redirect(appealsHref({ ...place, cursor: null, from: 1 }));
    throw error;
  }
}
