import { AppealRows } from "@/components/appeal/appeal-rows";
import { type AppealsPlace, appealsHref, askedOf } from "@/components/appeal/appeals-address";
import { AppealsBoard } from "@/components/appeal/appeals-board";
import { todayIn } from "@/lib/core/dates";
import { boardOfAppeals } from "@/lib/domain/appeal/board";
import { listAppeals } from "@/lib/domain/appeal/list";
import type { Ctx } from "@/lib/domain/kernel/context";
import { orStart } from "../or-start";
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
  const start = appealsHref({ ...place, cursor: null, from: 1 });
  const cursor = place.cursor ?? null;
  const today = todayIn((await practiceOf(ctx)).time_zone);
  if (place.view === "board") {
    const board = await orStart(boardOfAppeals(ctx, asked), cursor, start);
    return <AppealsBoard board={board} place={place} today={today} found={Boolean(search)} />;
  }
  const page = await orStart(listAppeals(ctx, asked), cursor, start);
  const at = { ...place, from: place.cursor ? (place.from ?? 1) : 1 };
  return <AppealRows page={page} at={at} total={total} today={today} />;
}
