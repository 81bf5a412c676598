"use server";

import { z } from "zod";
import { readAppealsAddress } from "@/components/appeal/appeals-address";
import { cursorField, fromField } from "@/lib/core/fields";
import { view } from "@/lib/transport/action";
import { AppealsShown } from "./appeals-shown";

/** What is found by a text, within the filters of the address. */
export const foundAppealsView = view(
  {
    access: "user",
    input: z.object({
      search: z.string(),
      cursor: cursorField,
      from: fromField,
      address: z.string().max(2000).optional(),
    }),
  },
  async (ctx, { search, cursor, from, address = "" }) => {
    const { tab: _tab, appeal: _appeal, ...place } = readAppealsAddress(new URLSearchParams(address));
    return <AppealsShown ctx={ctx} place={{ ...place, cursor: cursor ?? null, from }} search={search} />;
  },
);
