import { expect, it } from "vitest";
import { harmsCase } from "../../relevance/harms-case";
import { isFamilyAsked, isNotThisIllness } from "./not-this-illness";

// Seen red: the operation of the person to call, and what the patient's wife had taken.
it.each([
  ["Emergency contact: Hugo Ames (husband), had neck surgery 2019", true],
  ["Next of kin: Ida Roe, sister, diabetic", true],
  ["Family: wife Maren took nortriptyline 2022, sedated", true],
  ["Her mother takes methotrexate for the same rash.", true],
  ["Sister Ida was treated for the same rash.", true],
  ["Her husband's DHI, for comparison, was 4.", true],
  ["The normal DGI is 24, and people below 19 are at risk of falls.", true],
  ["Her DGI is 17/24, the normal DGI is 24.", false],
  ["Husband's help is needed on stairs; TUG 19.4 s.", false],
  ["Normal gait with a cane, TUG 13.8 s.", false],
  ["Wife takes him to therapy twice a week.", false],
  ["Her mother took over the bathing and dressing.", false],
  ["Husband took time off work to lift her.", false],
  ["Mother takes Rosa out of school for the visits.", false],
  ["Wife is on the stairs behind him, hands on the belt.", false],
  ["Her husband was on leave and drove her.", false],
  ["Father takes notes of each seizure.", false],
  ["Emergency visit on 09/02, contact with a sharp edge.", false],
  ["Took nortriptyline for 8 weeks, sedated.", false],
  ["Wife took BP readings at home, 160/95.", false],
  ["Mother takes blood glucose readings nightly.", false],
  ["Husband took photos of the wound.", false],
  ["His wife is on hand for transfers.", false],
  ["Mother is on board with the home program.", false],
  ["Wife takes one arm, walker on the other side.", false],
  ["The normal LEFS is 80; his is 47.", false],
  // Red before: what was found today was left out with what had healed.
  [
    "Her molars were taken out in 2024, the sockets are healed, and the film of today shows sound teeth.",
    false,
  ],
  ["Knee surgery in 2021, healed; today's x-ray shows a loose screw.", false],
  ["Had a back strain in 2021, went to PT four times, all better today.", true],
  ["Wrist fracture in 2019, healed, no trouble today.", true],
])("what is another one's: %s", (quote, left) =>
  expect(
    isNotThisIllness({
      id: "a",
      place: { documentId: "d", page: 1, boxes: [] },
      quote,
      heading: "",
      section: "",
      topics: [],
    }),
  ).toBe(left),
);

it.each([
  ["Patient's mother states she is completely cured.", true],
  ["She is not completely cured.", false],
  ["The infection was fully cured before the surgery.", false],
  ["The graft was cured and trimmed before the fitting.", false],
])("that all is over: %s", (quote, harms) => expect(harmsCase(quote)).toBe(harms));

// Red where what runs in a family was never told.
it.each([
  [
    "Father had colon cancer at age 44.",
    "Two first-degree relatives with colorectal cancer are required.",
    true,
  ],
  ["Mother with BRCA1, sister with breast cancer at 38.", "Genetic testing needs a family history.", true],
  ["Sister died of heart attack at 41.", "A family history of early heart disease was not shown.", true],
  ["Family history: aunt with ovarian cancer at 50.", "Increased risk of breast cancer was not shown.", true],
  ["Father had colon cancer at age 44.", "The notes do not show progress.", false],
  ["Emergency contact: Hugo Ames (husband), had neck surgery 2019", "Family history is required.", false],
  ["Wife Maren took nortriptyline 2022, sedated", "Family history is required.", false],
  ["Wife says he should just get a cancer screening", "Family history is required.", false],
  ["Her mother takes methotrexate for the same rash.", "A high risk of cancer was not shown.", false],
  ["2019 father's cancer resolved.", "Family history is required.", false],
  ["Father has diabetes.", "A family member or friend may act for you in the appeal.", false],
  ["Father had colon cancer.", "You and your covered family members have rights.", false],
  ["Father had colon cancer.", "No family member with colon cancer is documented.", true],
])("%s where the payer says: %s", (quote, notice, is) => expect(isFamilyAsked(quote, notice)).toBe(is));
