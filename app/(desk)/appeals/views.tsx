"use server";

import { z } from "zod";
import { AppealRows } from "@/components/appeal/appeal-rows";
import { todayIn } from "@/lib/core/dates";
import { cursorField, fromField } from "@/lib/core/fields";
import { listAppeals } from "@/lib/domain/appeal/queries";
import { getPractice } from "@/lib/domain/practice/practice";
import { view } from "@/lib/transport/action";

export const foundAppealsView = view(
  { access: "user", input: z.object({ search: z.string(), cursor: cursorField, from: fromField }) },
  async (ctx, { search, cursor, from }) => {
    const [page, practice] = await Promise.all([listAppeals(ctx, { search, cursor }), getPractice(ctx)]);
    return <AppealRows page={page} at={{ from }} today={todayIn(practice.time_zone)} />;
  },
);
