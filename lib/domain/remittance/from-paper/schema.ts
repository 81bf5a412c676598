import { z } from "zod";

/** A remittance on paper as the screen shows it, and what a person changes on it. Isomorphic. Money is "1234.50". */

const money = z.string().describe("1234.50");

/** A change of one value on a paper. Money is "12.00"; null takes the value away. */
const SHEET_FIELDS = [
  "payer",
  "trace_number",
  "paid_on",
  "total",
  "patient_name",
  "member_id",
  "patient_account",
  "claim_number",
  "claim_id",
  "total_billed",
  "total_paid",
  "interest",
  "service_date",
  "code",
  "units",
  "billed",
  "allowed",
  "deductible",
  "copay",
  "coinsurance",
  "paid",
  "adjustments",
  "left_out",
] as const;
type SheetField = (typeof SHEET_FIELDS)[number];

const MONEY = /^-?\d{1,8}\.\d{2}$/;
const FORMS: Partial<Record<SheetField, [RegExp, string]>> = {
  ...Object.fromEntries(
    (
      [
        "total",
        "total_billed",
        "total_paid",
        "interest",
        "billed",
        "allowed",
        "deductible",
        "copay",
        "coinsurance",
        "paid",
      ] as const
    ).map((field) => [field, [MONEY, "Enter an amount such as 120.00."]]),
  ),
  claim_id: [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, "Give the id of a claim."],
  paid_on: [/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Enter a date."],
  service_date: [/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Enter a date."],
  code: [/^[A-Z0-9]{4,5}(?:[- ][A-Z0-9]{2}){0,4}$/, "Enter a procedure code such as 97110 or 97110-GP."],
  units: [/^\d{1,4}$/, "Enter a whole number."],
  left_out: [/^(?:true|false)$/, "Say true or false."],
  adjustments: [
    // An entry begins with no blank and ends at its separator, so that there is one way alone to part them.
    /^\s*(?:[^;\s][^;\n]{0,119}?[^\S\n]+-?\d{1,8}\.\d{2}[^\S\n]*(?:[;\n]\s*|$))*$/,
    "Enter codes with their amounts, such as CO-45 40.00; PR-3 20.00.",
  ],
};

const sheetChange = z
  .strictObject({
    claim: z.int().min(1).max(1000).optional(),
    line: z.int().min(1).max(1000).optional(),
    field: z.enum(SHEET_FIELDS),
    value: z.string().trim().min(1).max(500).nullable(),
  })
  .superRefine(({ field, value }, issues) => {
    const [form, message] = FORMS[field] ?? [];
    if (value !== null && form && !form.test(value))
      issues.addIssue({ code: "custom", path: ["value"], message });
  });
export type SheetChange = z.infer<typeof sheetChange>;

export const correctSheetInput = z.object({
  remittanceId: z.uuid(),
  version: z.int().min(1),
  changes: z.array(sheetChange).min(1).max(200),
});

const balanceFields = {
  balanced: z.boolean().nullable().describe("Null where an amount that the sum needs is missing"),
  imbalances: z.array(
    z.strictObject({
      level: z.enum(["line", "claim", "check"]),
      claim: z.int().nullable(),
      line: z.int().nullable(),
      column: z.string().nullable(),
      off: money,
      message: z.string(),
    }),
  ),
  unknown: z.array(z.string()).describe("What cannot be checked, and why"),
};
export const correctSheetAnswer = z.strictObject({ version: z.int(), ...balanceFields });

const doubts = z.record(z.string(), z.string()).describe("Why a person should look at a value first");

export const sheetAnswer = z.strictObject({
  version: z.int(),
  media_type: z.string(),
  ...balanceFields,
  payer: z.string().nullable(),
  payee: z.string().nullable(),
  trace_number: z.string().nullable(),
  paid_on: z.string().nullable(),
  total: money.nullable(),
  provider_adjustments: z.array(
    z.strictObject({
      reason: z.string(),
      reference: z.string().nullable(),
      amount: money,
      printed: z.string(),
    }),
  ),
  claims: z.array(
    z.strictObject({
      claim: z.int(),
      page: z.int().nullable(),
      patient_name: z.string().nullable(),
      member_id: z.string().nullable(),
      patient_account: z.string().nullable(),
      claim_number: z.string().nullable(),
      reversal: z.boolean(),
      total_billed: money.nullable(),
      total_paid: money.nullable(),
      interest: money.nullable(),
      remarks: z.array(z.string()),
      doubts,
      claim_id: z.uuid().nullable().describe("The claim on file that a person chose"),
      left_out: z.boolean(),
      lines: z.array(
        z.strictObject({
          line: z.int(),
          page: z.int().nullable(),
          box: z
            .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
            .nullable(),
          service_date: z.string().nullable(),
          code: z.string().nullable(),
          units: z.number().nullable(),
          billed: money.nullable(),
          allowed: money.nullable(),
          deductible: money.nullable(),
          copay: money.nullable(),
          coinsurance: money.nullable(),
          paid: money.nullable(),
          adjustments: z.array(
            z.strictObject({
              group: z.string(),
              reason: z.string(),
              amount: money.nullable(),
              printed: z.string().describe("The payer's own words or code where it prints no reason code"),
              derived: z.boolean().describe("Counted from other amounts of the line"),
            }),
          ),
          remarks: z.array(z.string()),
          doubts,
          left_out: z.boolean(),
        }),
      ),
    }),
  ),
});
export type SheetDto = z.infer<typeof sheetAnswer>;
