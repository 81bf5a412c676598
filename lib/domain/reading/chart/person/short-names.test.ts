import { describe, expect, it } from "vitest";
import { isShortFor } from "./short-names";

describe("a name that is short for the patient's", () => {
  it.each([
    ["Des Achterberg", "Desmond Achterberg"],
    ["ACHTERBERG, DES", "Desmond Achterberg"],
    ["Peggy Ames", "Margaret Ames"],
    ["Bob Otto", "Robert Otto"],
    ["Bill Otto-Ames", "William Otto-Ames"],
  ])("%s of %s", (name, patient) => expect(isShortFor(name, patient)).toBe(true));

  it.each([
    ["Desiree Achterberg", "Desmond Achterberg"],
    ["Des Acker", "Desmond Achterberg"],
    ["Rosalie Ames", "Rosa Ames"],
    ["Marisa Ames", "Marisol Ames"],
    ["Juan Otto", "Juanita Otto"],
    ["Paul Otto", "Paula Otto"],
    ["Gabriel Otto", "Gabriella Otto"],
    ["Carl Otto", "Carla Otto"],
    ["Joseph Otto", "Josephine Otto"],
    ["Bill Otto", "Robert Otto"],
    ["Dirk Achterberg", "Desmond Achterberg"],
    ["Achterberg", "Desmond Achterberg"],
    ["Ames Otto", "Margaret Ames"],
    ["Peg Ames Otto", "Margaret Ames"],
    ["Grant Ames", "Margaret Ames"],
  ])("%s is not short for %s", (name, patient) => expect(isShortFor(name, patient)).toBe(false));
});
