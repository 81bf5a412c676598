import { eq, sql } from "drizzle-orm";
import { practices } from "@/db/schema/practices";
import { users } from "@/db/schema/users";
import { AppError, notFound } from "@/lib/core/errors";
import { audit } from "@/lib/domain/kernel/audit";
import { operation } from "@/lib/domain/kernel/operation";
import { hasSecondFactor } from "../account/second-factor";
import { practiceAnswer } from "./answers";
import { endFactorless } from "./members";
import { practiceInput } from "./schema";

const columns = {
  name: practices.name,
  address_line1: practices.addressLine1,
  address_line2: practices.addressLine2,
  city: practices.city,
  state: practices.state,
  zip_code: practices.zipCode,
  phone: practices.phone,
  fax: practices.fax,
  npi: practices.npi,
  tin: practices.tin,
  signer_name: practices.signerName,
  signer_title: practices.signerTitle,
  has_logo: sql<boolean>`${practices.logoKey} is not null`,
  time_zone: practices.timeZone,
  require_second_factor: practices.requireSecondFactor,
};

export const getPractice = operation(
  {
    name: "getPractice",
    access: "user",
    answer: practiceAnswer,
    summary: "Get the practice and its letterhead",
  },
  async (ctx, _input, tx) => {
    const [practice] = await tx.select(columns).from(practices).where(eq(practices.id, ctx.practiceId));
    if (!practice) throw notFound();
    return practice;
  },
);

/** The owner's letterhead and settings. Requiring a second factor ends the sessions of those who have none. */
export const updatePractice = operation(
  {
    name: "updatePractice",
    access: "owner",
    input: practiceInput,
    answer: practiceAnswer,
    summary: "Change the practice",
  },
  async (ctx, input, tx) => {
    if (input.require_second_factor) {
      const [owner] = await tx
        .select({ secondFactor: hasSecondFactor })
        .from(users)
        .where(eq(users.id, ctx.actor.userId));
      if (!owner?.secondFactor)
        throw new AppError("CONFLICT", "Turn on your own two-factor authentication first.");
    }
    const [saved] = await tx
      .update(practices)
      .set({
        name: input.name,
        addressLine1: input.address_line1,
        addressLine2: input.address_line2,
        city: input.city,
        state: input.state,
        zipCode: input.zip_code,
        phone: input.phone,
        fax: input.fax,
        npi: input.npi,
        tin: input.tin,
        signerName: input.signer_name,
        signerTitle: input.signer_title,
        timeZone: input.time_zone,
        requireSecondFactor: input.require_second_factor,
        updatedAt: sql`now()`,
      })
      .where(eq(practices.id, ctx.practiceId))
      .returning(columns);
    if (input.require_second_factor) await endFactorless(tx, ctx);
    await audit(tx, ctx, {
      action: "update",
      entity: "practice",
      entityId: ctx.practiceId,
      detail: { fields: Object.keys(input) },
    });
    if (!saved) throw notFound();
    return saved;
  },
);
