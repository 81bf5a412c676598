import { sql } from "drizzle-orm";
import { DEMO_SIGN_IN, type DemoSignIn } from "@/lib/core/demo-sign-in";
import { isLocal } from "@/lib/env";
import { database } from "./database";

/** What "Try the demo" signs in with: in local mode, where the demo practice is loaded; else null. */
export async function demoSignIn(): Promise<DemoSignIn | null> {
  if (!isLocal()) return null;
  const rows = await database().execute(
    sql`select 1 from users where username_key = ${DEMO_SIGN_IN.username}`,
  );
  return rows.length > 0 ? DEMO_SIGN_IN : null;
}
