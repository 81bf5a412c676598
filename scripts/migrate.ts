import { migrateDatabase, UnreleasedDatabaseError } from "../db/migrate";

/** `npm run db:migrate`: as the owner (`DATABASE_MIGRATION_URL`), with grants for the role of `DATABASE_URL`. */
const appUrl = process.env.DATABASE_URL;
if (!appUrl) {
  console.error("DATABASE_URL is not set.");
  process.exit(1);
}
const appRole = decodeURIComponent(new URL(appUrl).username);
try {
  await migrateDatabase(process.env.DATABASE_MIGRATION_URL || appUrl, appRole);
} catch (error) {
  if (!(error instanceof UnreleasedDatabaseError)) throw error;
  console.error(error.message);
  process.exit(1);
}
console.log("The database is up to date.");
