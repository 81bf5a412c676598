import { expect, it } from "vitest";
import { readableName } from "./readable-name";

it.each([
  ["ANA LIMA", "Ana Lima"],
  ["O'NEIL-MCCOY", "O'Neil-McCoy"],
  ["MUÑOZ", "Muñoz"],
  ["DE LA CRUZ", "De La Cruz"],
  ["GARCIA III", "Garcia III"],
  ["J", "J"],
  ["van der Berg", "van der Berg"],
  ["McAllister", "McAllister"],
  ["", ""],
])("%s is %s", (written, readable) => expect(readableName(written)).toBe(readable));
