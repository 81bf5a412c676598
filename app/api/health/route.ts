import { route } from "@/lib/transport/route";

export const dynamic = "force-dynamic";

/** Live: the process answers. */
export const GET = route({ access: "public" }, async () => ({ status: "ok" }));
