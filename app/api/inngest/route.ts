import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { inngestFunctions } from "@/inngest/bind-inngest";
import { inngest } from "@/inngest/client";
import { usesInngest } from "@/lib/env";

export const dynamic = "force-dynamic";

type Served = ReturnType<typeof serve>;
let served: Promise<Served> | undefined;

/**
 * Where Inngest calls our workflows. Its own signature guards it (`INNGEST_SIGNING_KEY`; the dev server needs none).
 * With the database's engine there is nothing here.
 */
const handle = (method: keyof Served) => async (request: NextRequest, context: unknown) => {
  if (!usesInngest()) return new Response(null, { status: 404 });
  served ??= serveWorkflows();
  return (await served)[method](request, context as never);
};

/** Loaded on the first call: reading and sending are heavy, and most deployments never need them here. */
async function serveWorkflows(): Promise<Served> {
  const { workflows } = await import("@/inngest/workflows");
  return serve({ client: inngest(), functions: inngestFunctions(inngest(), workflows) });
}

export const GET = handle("GET");
export const POST = handle("POST");
export const PUT = handle("PUT");
