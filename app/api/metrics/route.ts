import { installationMetrics } from "@/lib/auth/installation-metrics";
import { AppError, notFound } from "@/lib/core/errors";
import { processMetrics } from "@/lib/core/process-metrics";
import { showsToken } from "@/lib/core/shown-token";
import { env } from "@/lib/env";
import { endpoint } from "@/lib/transport/endpoint";

export const dynamic = "force-dynamic";

/** For Prometheus: what the web processes of this machine counted, and what the database knows (docs/operations.md). */
export const GET = endpoint({ access: "public" }, async ({ request }) => {
  if (!env.METRICS_TOKEN) throw notFound();
  if (!showsToken(request.headers.get("authorization"), env.METRICS_TOKEN)) {
    throw new AppError("UNAUTHENTICATED", "Show the token of METRICS_TOKEN.");
  }
  const [process, installation] = await Promise.all([processMetrics(), installationMetrics()]);
  return new Response(`${process}\n${installation}`, {
    headers: { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" },
  });
});
