import { expect, it } from "vitest";
import { affirmsCause, deniesCause } from "./cause-denied";

it.each([
  ["Did this happen at work or because of your work?     ( ) yes   (X) no", true],
  ["Is this related to your job?   Y [ ]   N [X]", true],
  ["Car accident?   ( ) yes  (X) no", true],
  ["Work related:  No", true],
  ["ER summary: crash on a trail. Not work related per pt.", true],
  ["Pt denies work injury.", true],
  ["Fell on the stairs at home Sunday.", true],
  ["Did this happen at work?   (X) yes   ( ) no", false],
  ["Workers comp claim filed?  ( ) yes  (X) no", false],
  ["Ever hurt at work before?  [ ] yes  [x] no", false],
  ["Are you able to work?  [ ] yes  [x] no", false],
  ["Is somebody else paying for this?   ( ) yes  (X) no", false],
])("denies the cause: %s", (page, is) => expect(deniesCause(page)).toBe(is));

it.each([
  ["Did this happen at work?   (X) yes   ( ) no", true],
  ["work injury          Y [X]  N [ ]", true],
  ["Did this happen at work?   ( ) yes   (X) no", false],
])("affirms it: %s", (page, is) => expect(affirmsCause(page)).toBe(is));

it.each([
  ['Is this from   [ ] work   [ ] auto   [x] other: "at home"', true],
  ["Is this from   [x] work   [ ] auto   [ ] other", false],
  ["Was not at work: the shop is closed on weekends.", true],
  ["Lifting bags of mulch in my driveway, felt a pull.", true],
  ["Lifting bags at work, felt a pull.", false],
])("denies it by what else was ticked or told: %s", (page, is) => expect(deniesCause(page)).toBe(is));
