/** Runs once when the server starts: bad settings stop it here, named, before it takes a request. */
export async function register(): Promise<void> {
  // One block, not an early return: the build for the edge leaves a block out and warns of what follows a return.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { env, isDeveloping, parseSettings } = await import("@/lib/env");
    try {
      parseSettings(process.env);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    }
    const { log } = await import("@/lib/core/log");
    log.level = env.LOG_LEVEL;
    const { refuseTrace } = await import("@/lib/transport/refuse-trace");
    refuseTrace();
    const { followRequests } = await import("@/lib/transport/follow-requests");
    followRequests();
    const { followConnections } = await import("@/lib/transport/end-connections");
    const endConnections = followConnections();
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, endConnections);
    const { answerForProcess } = await import("@/lib/core/process-metrics");
    answerForProcess();
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import("@/lib/transport/tracing");
      startTracing();
    }
    // Next's spans are made by its router.
    if (env.DIRECT_CALLS && !isDeveloping() && !env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { answerDirectly } = await import("@/lib/transport/direct/answer-directly");
      const { loadCalls } = await import("@/lib/transport/direct/load-calls");
      const { packedFiles } = await import("@/lib/transport/direct/packed-files");
      answerDirectly(loadCalls, packedFiles());
    }
    const { bindEventsFromSettings } = await import("@/inngest/bind-events");
    bindEventsFromSettings();
    // A launcher that was killed leaves the channel closed: nobody would stop us.
    if (process.send) process.once("disconnect", () => process.exit(0));
  }
}
