import { endpoint } from "@/lib/transport/endpoint";

export const dynamic = "force-dynamic";

/** Live: the process answers. */
export const GET = endpoint({ access: "public" }, async () => ({ status: "ok" }));
