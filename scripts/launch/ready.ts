const PATIENCE_MS = 120_000;

/** True once the server says it is ready, or answers at all (`/api/health`); false when it doesn't within two minutes. */
export async function awaitReady(port: number, at = "/api/ready"): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const ready = await fetch(`http://127.0.0.1:${port}${at}`, {
      signal: AbortSignal.timeout(3_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
