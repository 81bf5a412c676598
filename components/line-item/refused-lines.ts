import { ApiError } from "@/components/app-shell/api-fetch";
import type { Line } from "./line";
import { LINE_FIELDS, type LineField } from "./line-fields";
import type { Faults } from "./line-values";

/** The server names a field as `line_items.<place in the list that was sent>.<field>`. */
const PLACE = /^line_items\.(\d+)\.(\w+)/;

/** A refusal by line and field. What is about a line as a whole stands at its number. */
export function refusedLines(error: unknown, sent: readonly Line[]): Record<string, Faults> {
  const refused: Record<string, Faults> = {};
  if (!(error instanceof ApiError)) return refused;
  for (const [path, messages] of Object.entries(error.fields ?? {})) {
    const [, place, name] = PLACE.exec(path) ?? [];
    const line = place === undefined ? undefined : sent[Number(place)];
    if (!line) continue;
    const field: LineField = LINE_FIELDS.find((one) => one === name) ?? "line_number";
    refused[line.id] = { ...refused[line.id], [field]: messages.join(" ") };
  }
  return refused;
}
