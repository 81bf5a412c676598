import { z } from "zod";
import { ROLES } from "@/lib/core/enums";
import type { Invitation, Member, Practice } from "./schema";

/** What the practice's calls answer; strict, so that a test of an answer finds a key that is not listed. */

const known = z.string().nullable();

export const practiceAnswer = z
  .strictObject({
    name: z.string(),
    address_line1: known,
    address_line2: known,
    city: known,
    state: known,
    zip_code: known,
    phone: known,
    fax: known,
    npi: known,
    tin: known,
    signer_name: known,
    signer_title: known,
    has_logo: z.boolean(),
    time_zone: z.string().describe("IANA name; deadlines count in it"),
    require_second_factor: z.boolean(),
  })
  .meta({ id: "Practice" }) satisfies z.ZodType<Practice>;

export const memberAnswer = z
  .strictObject({
    id: z.uuid(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    is_owner: z.boolean(),
    active: z.boolean(),
    second_factor: z.boolean(),
  })
  .meta({ id: "Member" }) satisfies z.ZodType<Member>;

export const invitationAnswer = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    state: z.enum(["open", "accepted", "revoked", "expired"]),
    expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Invitation" }) satisfies z.ZodType<Invitation>;

export const invitationLinkAnswer = z.strictObject({ practice_name: z.string(), email: z.string() });
