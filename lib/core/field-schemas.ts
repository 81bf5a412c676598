import { z } from "zod";
import type { FieldSpec, FieldTable, ValueOf, WireOf } from "./field-table";
import { codesField, dateField, lineField, moneyField, textField, wholeField } from "./fields";
import { NPI, NPI_RULE } from "./npi";

/** The schemas that a table of fields stands for: what a call takes, and what it answers. */

const blankAsNull = (value: unknown) => (value === "" ? null : value);
const orNone = (schema: z.ZodType, required: true | undefined) =>
  required ? schema : z.preprocess(blankAsNull, schema.nullable());
const YES_OR_NO = "Say true or false.";

function inputOf(field: FieldSpec): z.ZodType {
  switch (field.kind) {
    case "line":
      return lineField(field.max);
    case "text":
      return textField(field.max);
    case "npi":
      return lineField(20).refine((typed) => typed === "" || NPI.test(typed), NPI_RULE);
    case "money":
      return moneyField;
    case "day":
      return dateField;
    case "codes":
      return codesField(field);
    case "whole":
      return wholeField(field.least, field.most);
    case "flag":
      return z.boolean({ error: YES_OR_NO }).nullable();
    case "choice":
      return orNone(z.enum(Object.keys(field.labels), { error: field.refusal }), field.required);
    case "record":
      return orNone(z.uuid({ error: field.refusal }), field.required);
  }
}

function answerOf(field: FieldSpec): z.ZodType {
  switch (field.kind) {
    case "line":
    case "text":
    case "npi":
      return z.string();
    case "money":
      return z.string().nullable();
    case "day":
      return z.iso.date().nullable();
    case "codes":
      return z.array(z.string());
    case "whole":
      return z.int().nullable();
    case "flag":
      return z.boolean().nullable();
    case "choice": {
      const one = z.enum(Object.keys(field.labels));
      return field.required ? one : one.nullable();
    }
    case "record":
      return field.required ? z.uuid() : z.uuid().nullable();
  }
}

const each = (fields: FieldTable, schemaOf: (field: FieldSpec) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

export const inputsOf = <T extends FieldTable>(fields: T) =>
  each(fields, inputOf) as { [K in keyof T]: z.ZodType<ValueOf<T[K]>, unknown> };

export const answersOf = <T extends FieldTable>(fields: T) =>
  each(fields, answerOf) as { [K in keyof T]: z.ZodType<WireOf<T[K]>, WireOf<T[K]>> };
