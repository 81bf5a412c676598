import { database } from "@/lib/auth/database";
import { practiceContexts } from "@/lib/auth/practice-contexts";
import { resealSsns } from "@/lib/domain/patient/rotation";

/**
 * `npm run keys:rotate`: after a new key was put first in FIELD_KEYS and the app restarted with it, seals what older
 * keys sealed with the new one. When it ends with no errors, the older keys may leave the setting.
 */
async function main(): Promise<number> {
  const db = database();
  let sealed = 0;
  let practices = 0;
  for await (const ctx of practiceContexts(db, crypto.randomUUID())) {
    sealed += await resealSsns(ctx);
    practices += 1;
  }
  await db.$client.end();
  console.log(`Sealed ${sealed} values anew in ${practices} practices.`);
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
