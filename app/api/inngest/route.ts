import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { inngestFunctions } from "@/inngest/bind-inngest";
import { inngest } from "@/inngest/client";
import { workflows } from "@/inngest/workflows";
import { usesInngest } from "@/lib/env";

export const dynamic = "force-dynamic";

type Served = ReturnType<typeof serve>;
let served: Served | undefined;

/**
 * Where Inngest calls our workflows. Its own signature guards it (`INNGEST_SIGNING_KEY`; the dev server needs none).
 * With the database's engine there is nothing here.
 */
const handle = (method: keyof Served) => async (request: NextRequest, context: unknown) => {
  if (!usesInngest()) return new Response(null, { status: 404 });
  served ??= serve({ client: inngest(), functions: inngestFunctions(inngest(), workflows) });
  return served[method](request, context as never);
};

export const GET = handle("GET");
export const POST = handle("POST");
export const PUT = handle("PUT");
