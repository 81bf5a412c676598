import { expect, it } from "vitest";
import { linkFor } from "./link";

it.each([
  [{ updated: 3, newly_denied: 1, conflicts: 1 }, "/claims/remittances"],
  [{ updated: 3, newly_denied: 1, unreadable: 1 }, "/claims?view=needs_attention"],
  [{ updated: 3, unreadable: 1 }, "/claims/remittances"],
  [{ quarantined: 1 }, "/claims/remittances"],
  [{ updated: 3 }, "/claims"],
  [{}, "/claims"],
])("%j leads to %s", (counts, link) => expect(linkFor(counts)).toBe(link));
