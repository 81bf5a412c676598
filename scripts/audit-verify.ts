import { connect } from "@/db/client";
import { verifyAudit } from "@/lib/domain/practice/activity/seal";
import { env } from "@/lib/env";

/**
 * `npm run audit:verify`: checks the chain of seals over the audit trail. Ends with 1 and names the rows when something
 * was changed. Keep the printed hash elsewhere: it proves later that nothing before it was rewritten.
 */
const db = connect(env.DATABASE_URL, { max: 1, name: "audit-verify" });
try {
  const verdict = await verifyAudit(db);
  for (const { seal, event, what } of verdict.problems) {
    const named = event === null ? `seal ${seal}` : `event ${event}${seal === null ? "" : ` (seal ${seal})`}`;
    console.error(`${named}: ${what}`);
  }
  console.log(
    `${verdict.seals} seals over ${verdict.sealed} events, ${verdict.unsealed} not sealed yet, ` +
      `${verdict.problems.length} problems. Last hash: ${verdict.lastHash || "none"}`,
  );
  process.exitCode = verdict.problems.length > 0 ? 1 : 0;
} finally {
  await db.$client.end();
}
