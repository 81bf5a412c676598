import postgres from "postgres";
import { DEMO_SIGN_IN } from "../../lib/core/demo-sign-in";

/** Loads the demo practice into an empty installation unless `DEMO_DATA=none`. True when it is there. */
export async function loadDemo(env: Record<string, string | undefined>): Promise<boolean> {
  if (env.DEMO_DATA === "none" || !env.DATABASE_URL) return false;
  // The app's own code is loaded only where there is something to make: it takes longer than all else that a start does itself.
  if (await isThere(env.DATABASE_URL)) return true;
  // The product's own operations fill the demo, and they ask the settings of this process.
  Object.assign(process.env, env);
  const [{ connect }, { seedDemoPractice }] = await Promise.all([
    import("../../db/client"),
    import("../demo/seed"),
  ]);
  const db = connect(env.DATABASE_URL, { max: 4, name: "demo-data" });
  try {
    await seedDemoPractice(db, DEMO_SIGN_IN);
    return true;
  } finally {
    await db.$client.end();
  }
}

async function isThere(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return (await sql`select 1 from users where username_key = ${DEMO_SIGN_IN.username}`).length > 0;
  } finally {
    await sql.end();
  }
}
