import { z } from "zod";

export const FORMAT = "appeals-desk-export";
export const VERSION = 1;
export const MANIFEST = "manifest.json";
export const FILE_LIST = "files.jsonl";

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const written = { bytes: count, sha256: hash, content_sha256: hash };
const part = z.strictObject({ path: z.string().max(100), ...written });
export type Part = z.infer<typeof part>;

/** What an export says of itself. Every other entry of the ZIP is in `tables`, `others`, or in the list of files. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exported_at: z.iso.datetime(),
  tables: z
    .array(z.strictObject({ name: z.string(), rows: count, columns: z.array(z.string()), file: part }))
    .max(200),
  others: z.array(part).max(300),
  files: z.strictObject({ count, bytes: count }),
  missing: z.array(z.string()),
  left_behind: z.record(z.string(), z.string()),
  differs_after_import: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** One line of the list of files. */
export const listedFile = z.strictObject({
  path: z.string().regex(/^files\/[0-9a-f]{64}(\.[a-z0-9]{1,5})?$/),
  bytes: count,
  sha256: hash,
});
export type ListedFile = z.infer<typeof listedFile>;

/** What a second export, made after an import, doesn't have in common with the first. */
export const DIFFERS_AFTER_IMPORT = [
  "manifest.json exported_at",
  "ids: the second half of each, and all of the owner's; content_sha256 leaves both out",
  "people.json: the owner, usernames that were taken, and who is active",
  "activity.jsonl and csv/activity.csv: a practice's record begins with its import",
  "clocks.jsonl and csv/clocks.csv: counted on the day of the export",
];

export const personSchema = z.strictObject({
  id: z.uuid(),
  username: z.string().min(1).max(150),
  first_name: z.string().max(150),
  last_name: z.string().max(150),
  role: z.enum(["provider", "staff"]),
  is_owner: z.boolean(),
  active: z.boolean(),
});

const line = z.string().max(300).nullable();
export const practiceSchema = z.strictObject({
  name: z.string().min(1).max(300),
  address_line1: line,
  address_line2: line,
  city: line,
  state: line,
  zip_code: line,
  phone: line,
  fax: line,
  npi: line,
  tin: line,
  signer_name: line,
  signer_title: line,
  time_zone: z.string().max(100),
  /** Its path in the ZIP. */
  logo: z.string().nullable(),
});
