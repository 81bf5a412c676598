import { z } from "zod";
import { database } from "@/lib/auth/database";
import { requireLocalCaller } from "@/lib/auth/local-caller";
import { listOutbox } from "@/lib/domain/delivery/outbox";
import { endpoint } from "@/lib/transport/endpoint";

export const dynamic = "force-dynamic";

/** What local mode would have sent (docs/product.md, C17). 404 outside local mode and to others than this machine. */
export const GET = endpoint(
  { access: "public", query: z.object({ to: z.string().max(320).optional() }) },
  async ({ query, request }) => {
    requireLocalCaller(request.headers);
    return { results: await listOutbox(database(), query.to) };
  },
);
