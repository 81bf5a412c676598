import { readiness } from "@/lib/auth/readiness";
import { endpoint } from "@/lib/transport/endpoint";

export const dynamic = "force-dynamic";

/** Ready: database, migrations and a worker that beats. 503 names what is missing. */
export const GET = endpoint({ access: "public" }, async () => {
  const { ready, checks } = await readiness();
  return Response.json({ status: ready ? "ready" : "not ready", checks }, { status: ready ? 200 : 503 });
});
