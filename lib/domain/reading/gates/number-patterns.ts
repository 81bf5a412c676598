import { NPI, npiWarning } from "@/lib/core/npi";

/** The patterns of numbers that are made by a rule. */

/** A Medicare Beneficiary Identifier: 11 places, letters without S, L, O, I, B and Z (CMS, MBI format). */
const MBI =
  /^[1-9][AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y][0-9AC-HJKMNP-RT-Y]\d[AC-HJKMNP-RT-Y]{2}\d{2}$/;

const bare = (value: string) => value.toUpperCase().replace(/[\s-]/g, "");

export const isMbi = (value: string): boolean => MBI.test(bare(value));

/** Eleven places under Medicare's label: what is printed there must be an MBI. */
export const wantsMbi = (value: string, label: string): boolean =>
  /\b(?:medicare (?:number|no|#|id|beneficiary)|mbi|hic\/?)\b/i.test(label) && bare(value).length === 11;

export const isNpi = (value: string): boolean => NPI.test(value) && npiWarning(value) === null;

/** "81-2233445": an employer's tax number. */
export const isTin = (value: string): boolean => /^\d{2}-\d{7}$/.test(value);

/** "00074-4339-02": a drug's number. */
export const isNdc = (value: string): boolean =>
  /^\d{4,5}-\d{3,4}-\d{1,2}$/.test(value) && value.length >= 12;

/** "M54.16". Letters that open no chapter of ICD-10-CM are none. */
export const isDiagnosisCode = (value: string): boolean =>
  /^[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4})?$/.test(value);

/** A procedure alone, with or without its modifiers. */
export const isProcedureCode = (value: string): boolean =>
  /^(?:[A-CEGHJ-MP-V]\d{4}|D\d{4}|\d{4}[FTU]|\d{5})(?:-(?:\d{2}|[A-Z]{2}))*$/.test(value);
