import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Tx } from "@/db/client";
import { members, practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { emailKey, usernameKey } from "@/lib/domain/account/schema";
import type { Ctx } from "@/lib/domain/kernel/context";
import { importedId } from "../export/ids";
import { personSchema, practiceSchema } from "../export/manifest";
import { ownerOf } from "../export/owner";
import { type ExportZip, ImportRefused, parsed } from "./open-zip";

type Person = z.infer<typeof personSchema>;

async function readJson<S extends z.ZodType>(zip: ExportZip, name: string, schema: S): Promise<z.output<S>> {
  const lines: string[] = [];
  for await (const line of zip.lines(name)) lines.push(line);
  return parsed(name, () => schema.parse(JSON.parse(lines.join("\n"))));
}

/**
 * Who each person of the export is here: its owner is this practice's owner. The others come in as former colleagues whose
 * names stay on what they did; nobody can sign in as one of them (docs/product.md, N5).
 */
export async function takePeople(tx: Tx, ctx: Ctx, zip: ExportZip): Promise<Map<string, string>> {
  const people = await readJson(zip, "people.json", z.array(personSchema).max(10_000));
  const theirs = people.find((person) => person.is_owner);
  if (!theirs) throw new ImportRefused("The export names no owner of the practice.");
  const ids = new Map([[theirs.id, await ownerOf(tx, ctx)]]);
  for (const person of people) if (person !== theirs) ids.set(person.id, await add(tx, ctx, person));
  return ids;
}

const TRIES = 1000;

async function add(tx: Tx, ctx: Ctx, person: Person): Promise<string> {
  const id = importedId(person.id, ctx.practiceId);
  for (let turn = 1; turn <= TRIES; turn++) {
    const username = turn === 1 ? person.username : `${person.username}.${turn}`;
    const email = `${id}@imported.invalid`;
    const [added] = await tx
      .insert(users)
      .values({
        id,
        username,
        usernameKey: usernameKey(username),
        email,
        emailKey: emailKey(email),
        firstName: person.first_name,
        lastName: person.last_name,
        // The hash of no password.
        passwordHash: "no password",
      })
      .onConflictDoNothing({ target: users.usernameKey })
      .returning({ id: users.id });
    if (!added) continue;
    const { role } = person;
    await tx
      .insert(members)
      .values({ practiceId: ctx.practiceId, userId: id, role, deactivatedAt: new Date() });
    return id;
  }
  throw new ImportRefused("A person of the export can't get a username.");
}

/** Name, letterhead and time zone. What protects the practice here stays as it is. */
export async function takeLetterhead(
  tx: Tx,
  ctx: Ctx,
  zip: ExportZip,
  stored: ReadonlyMap<string, string>,
): Promise<void> {
  const { logo, ...row } = await readJson(zip, "practice.json", practiceSchema);
  await tx
    .update(practices)
    .set({
      name: row.name,
      addressLine1: row.address_line1,
      addressLine2: row.address_line2,
      city: row.city,
      state: row.state,
      zipCode: row.zip_code,
      phone: row.phone,
      fax: row.fax,
      npi: row.npi,
      tin: row.tin,
      signerName: row.signer_name,
      signerTitle: row.signer_title,
      timeZone: row.time_zone,
      logoKey: (logo && stored.get(logo)) ?? null,
      updatedAt: sql`now()`,
    })
    .where(eq(practices.id, ctx.practiceId));
}
