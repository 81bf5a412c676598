import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { inngestFunctions, inngestSchedules } from "@/inngest/bind-inngest";
import { inngest } from "@/inngest/client";
import { env, ofSettings, usesInngest } from "@/lib/env";

export const dynamic = "force-dynamic";
/** Seconds: reading a hundred scanned pages is one step. */
export const maxDuration = 300;

type Served = ReturnType<typeof serve>;

/**
 * Where Inngest calls our workflows. Its own signature guards it (`INNGEST_SIGNING_KEY`; the dev server needs none).
 * With the database's engine there is nothing here.
 */
const handle = (method: keyof Served) => async (request: NextRequest, context: unknown) => {
  if (!usesInngest()) return new Response(null, { status: 404 });
  return (await served())[method](request, context as never);
};

/** Loaded on the first call: reading and sending are heavy, and most deployments never need them here. */
const served = ofSettings(async (): Promise<Served> => {
  const [{ workflows }, { schedules }] = await Promise.all([
    import("@/inngest/workflows"),
    import("@/inngest/schedules"),
  ]);
  const client = inngest();
  const functions = [...inngestFunctions(client, workflows), ...inngestSchedules(client, schedules)];
  // Its own address is what the settings say, never what a request's headers claim.
  return serve({ client, functions, serveOrigin: env.APP_URL });
});

export const GET = handle("GET");
export const POST = handle("POST");
export const PUT = handle("PUT");
