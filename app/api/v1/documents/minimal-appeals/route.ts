import { createAppeal } from "@/lib/domain/appeal/mutations";
import { listAppeals } from "@/lib/domain/appeal/queries";
import { createAppealInput, listAppealsQuery } from "@/lib/domain/appeal/schema";
import { paged } from "@/lib/transport/paged";
import { route } from "@/lib/transport/route";

export const GET = route({ access: "user", query: listAppealsQuery }, async ({ ctx, query, request }) =>
  paged(request, await listAppeals(ctx, query)),
);

export const POST = route({ access: "user", body: createAppealInput, status: 201 }, ({ ctx, body }) =>
  createAppeal(ctx, body),
);
