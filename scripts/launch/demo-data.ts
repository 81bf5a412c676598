import { eq } from "drizzle-orm";
import { connect } from "../../db/client";
import { users } from "../../db/schema/users";
import { DEMO_SIGN_IN } from "../../lib/core/demo-sign-in";

/** Loads the demo practice into an empty installation unless `DEMO_DATA=none`. True when it is there. */
export async function loadDemo(env: Record<string, string | undefined>): Promise<boolean> {
  if (env.DEMO_DATA === "none" || !env.DATABASE_URL) return false;
  const db = connect(env.DATABASE_URL, { max: 4, name: "demo-data" });
  try {
    const isThere = eq(users.usernameKey, DEMO_SIGN_IN.username);
    if ((await db.select({ id: users.id }).from(users).where(isThere)).length > 0) return true;
    // The product's own operations fill the demo, and they ask the settings of this process.
    Object.assign(process.env, env);
    const { seedDemoPractice } = await import("../demo/seed");
    await seedDemoPractice(db, DEMO_SIGN_IN);
    return true;
  } finally {
    await db.$client.end();
  }
}
