import { expect, it } from "vitest";
import { sentBackHere } from "./sent-back-here";

const ground = (text: string) => sentBackHere([{ text, place: "Denial, page 1" }], "Anthem Blue Cross");

it.each([
  "Carelon denial 10/28/2026: medical diagnosis, not ours; bill Anthem.",
  "Optum returned the claim 10/28/2026: submit to Anthem Blue Cross.",
])("the other payer names this one: %s", (text) => expect(ground(text)?.words).toBe(text));

it.each([
  "If Carelon denies, bill Anthem.",
  "Anthem denied: bill Carelon.",
  "Carelon paid 60.00; bill Anthem as secondary.",
  "Carelon: do not bill Anthem.",
  "Carelon denied the claim: no authorization.",
  "Bill Anthem first.",
  "Carelon denied 10/28/2026: not to be sent to Anthem.",
  "Anthem denial 11/05/2026; bill Anthem again.",
  "Our biller denied sending it to Anthem.",
  "Carelon denied: their contract with us, as for Anthem, ended.",
])("nobody does: %s", (text) => expect(ground(text)).toBeUndefined());

// Seen red: the practice itself goes on there, or the name is of something else.
it.each([
  "Carelon denied: timely filing. Send Anthem our EOB.",
  "Carelon denied 10/28/2026; call Anthem, we sent Anthem the records.",
  "Carelon returned our call; we will send Anthem the note.",
  "Aetna denied the claim; file with Anthem the appeal.",
  "Aetna denied: not eligible. Anthem sent the claim to them.",
  "Aetna denied 2025 visit, belongs to other case. Anthem active.",
  "Carelon denied as duplicate; bill Anthem patient balance.",
  "UHC denied; Anthem terminated 2025, bill Anthem only for earlier visits.",
])("the other payer names nobody: %s", (text) => expect(ground(text)).toBeUndefined());
