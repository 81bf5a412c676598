import {
  centsIn,
  changedFields,
  followsUnits,
  isTemporary,
  type Line,
  type LineValues,
  newLineId,
  productOf,
} from "./line";
import { LINE_FIELDS, type LineField } from "./line-fields";

/** Two people edited the same lines: what each did to the state that both began from, and where that collides. */

export type Side = "mine" | "theirs";
/** `field` is null where one of the two deleted the line that the other edited. */
export type Collision = { key: string; id: string; field: LineField | null };
export type TheirChange =
  | { id: string; kind: "added" | "removed" }
  | { id: string; kind: "changed"; fields: LineField[] };
export type Merge = {
  base: ReadonlyMap<string, Line>;
  mine: readonly Line[];
  theirs: readonly Line[];
  changes: TheirChange[];
  collisions: Collision[];
};

const byId = (lines: readonly Line[]) => new Map(lines.map((line) => [line.id, line]));
const same = (a: Line, b: Line) => a === b || changedFields(a.values, b.values).length === 0;
const collisionAt = (id: string, field: LineField | null): Collision => ({
  key: `${id}:${field ?? "line"}`,
  id,
  field,
});

export function mergeLines(base: readonly Line[], mine: readonly Line[], theirs: readonly Line[]): Merge {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  const changes: TheirChange[] = [];
  const collisions: Collision[] = [];
  for (const line of theirs) {
    const old = before.get(line.id);
    if (!old) changes.push({ id: line.id, kind: "added" });
    else if (!same(old, line)) {
      changes.push({ id: line.id, kind: "changed", fields: changedFields(old.values, line.values) });
      const ours = own.get(line.id);
      if (!ours) collisions.push(collisionAt(line.id, null));
      else collisions.push(...colliding(old, ours, line).map((field) => collisionAt(line.id, field)));
    }
  }
  for (const old of base) {
    if (other.has(old.id)) continue;
    changes.push({ id: old.id, kind: "removed" });
    const ours = own.get(old.id);
    if (ours && !same(old, ours)) collisions.push(collisionAt(old.id, null));
  }
  return { base: before, mine, theirs, changes, collisions };
}

/** Two totals that both only follow units × unit charge don't collide: the merged line has its own product. */
const bothFollow = (mine: Line, theirs: Line) => followsUnits(mine.values) && followsUnits(theirs.values);

function colliding(old: Line, mine: Line, theirs: Line): LineField[] {
  return LINE_FIELDS.filter((field) => {
    const [was, own, other] = [old.values[field], mine.values[field], theirs.values[field]];
    if (own === was || other === was || own === other) return false;
    return field !== "total_charge" || !bothFollow(mine, theirs);
  });
}

/**
 * The merged lines: what only one person changed is taken from that person, a collision goes as it was chosen, and to
 * mine where nothing was. A line that they deleted and I keep becomes a new one: its old id is gone from the claim.
 */
export function mergedLines(merge: Merge, choices: ReadonlyMap<string, Side>): Line[] {
  const { base, mine, theirs } = merge;
  const own = byId(mine);
  const disputed = new Set(merge.collisions.map(({ key }) => key));
  const mineWins = (id: string, field: LineField | null) => {
    const { key } = collisionAt(id, field);
    return disputed.has(key) && choices.get(key) !== "theirs";
  };

  const result: Line[] = [];
  for (const line of theirs) {
    const old = base.get(line.id);
    const ours = own.get(line.id);
    if (!old) result.push(line);
    else if (ours) result.push(mergedLine(old, ours, line, (field) => mineWins(line.id, field)));
    else if (disputed.has(collisionAt(line.id, null).key) && !mineWins(line.id, null)) result.push(line);
  }
  const numbers = new Set(result.map(({ values }) => values.line_number));
  const known = byId(theirs);
  for (const line of mine) {
    if (known.has(line.id)) continue;
    const isMine = isTemporary(line.id) || mineWins(line.id, null);
    if (isMine) result.push(unnumbered(line, numbers));
  }
  return result;
}

function mergedLine(old: Line, mine: Line, theirs: Line, mineWins: (field: LineField) => boolean): Line {
  const pick = (field: LineField) => {
    const untouched = mine.values[field] === old.values[field];
    if (untouched) return theirs.values[field];
    return theirs.values[field] === old.values[field] || mineWins(field)
      ? mine.values[field]
      : theirs.values[field];
  };
  const picked = Object.fromEntries(LINE_FIELDS.map((field) => [field, pick(field)])) as LineValues;
  const product = bothFollow(mine, theirs) ? productOf(picked) : "";
  const values = centsIn(product) === null ? picked : { ...picked, total_charge: product };
  return changedFields(theirs.values, values).length === 0 ? theirs : { id: theirs.id, values };
}

/** A new line gives way when its number is taken: the server gives it the next one. */
function unnumbered(line: Line, taken: ReadonlySet<string>): Line {
  const id = isTemporary(line.id) ? line.id : newLineId();
  const free = !taken.has(line.values.line_number);
  if (free && id === line.id) return line;
  return { id, values: free ? line.values : { ...line.values, line_number: "" } };
}
