import { connect } from "@/db/client";
import { refreshSession } from "@/lib/domain/account/sessions";

/** A second app process: refreshes a token many times at once and answers what it got. Started by `fork`. */
const db = connect(process.env.DATABASE_URL ?? "", { max: 10 });

process.on("message", async ({ token, times }: { token: string; times: number }) => {
  const call = {
    requestId: "r",
    address: "192.0.2.9",
    userAgent: "racer",
    carrier: "bearer",
    quiet: false,
  } as const;
  const answers = await Promise.all(
    Array.from({ length: times }, () => refreshSession(db, token, call).catch((error) => `${error.code}`)),
  );
  process.send?.(answers);
});
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
