import { z } from "zod";

/** Shapes of the passkeys' calls. What browsers answer is checked in its outline here, in its meaning by the server. */

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** What `navigator.credentials.create()` answers, as JSON. */
const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});

/** What `navigator.credentials.get()` answers, as JSON. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(8000),
    userHandle: base64url(200).nullish(),
  }),
});
export type Assertion = z.output<typeof assertion>;

const passkeyName = z
  .string({ error: "Name the passkey." })
  .trim()
  .min(1, "Name the passkey.")
  .max(60, "Use at most 60 characters.");

export const beginPasskeyInput = z.object({
  password: z.string({ error: "Enter your password." }).min(1, "Enter your password.").max(1000),
  /** Where an authenticator app is on. */
  code: z.string().max(40).optional(),
});
export const confirmPasskeyInput = z.object({ name: passkeyName, credential: created });
export const renamePasskeyInput = z.object({ id: z.uuid(), name: passkeyName });
export const removePasskeyInput = z.object({
  id: z.uuid(),
  password: z.string({ error: "Enter your password." }).min(1, "Enter your password.").max(1000),
});

export type Passkey = {
  id: string;
  name: string;
  backed_up: boolean;
  blocked: boolean;
  created_at: string;
  last_used_at: string | null;
};

export const passkeyAnswer = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    backed_up: z.boolean().describe("Kept on several devices by its provider"),
    blocked: z.boolean().describe("A copy of it showed itself; it opens nothing anymore"),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: "Passkey" }) satisfies z.ZodType<Passkey>;

/** Handed to `navigator.credentials` as it is. */
export const optionsAnswer = z.looseObject({ challenge: z.string() });

export const addedAnswer = z.strictObject({
  passkey: passkeyAnswer,
  recovery_codes: z.array(z.string()).nullable().describe("Shown once, with the first second factor"),
});
