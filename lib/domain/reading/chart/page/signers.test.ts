import { expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { readLines } from "../../page/page-lines";
import { readChart } from "../read-chart";
import { signerOf } from "./signers";

const signer = (text: string) => signerOf(readLines(fromPlainText(text), true));

it.each([
  ["Electronically signed Horatio Pelletier MD 9/9/2026 1:31 pm", "Horatio Pelletier, MD"],
  ["                              B. Wrigglesworth, PT  09/22/2026", "B. Wrigglesworth, PT"],
  ["Bettina Wrigglesworth, PT, DPT    e-signed 09/24/2026 17:50", "Bettina Wrigglesworth, PT"],
  ["Sincerely,\nAda Roe, MD          (signed electronically 10/20/2026 18:04)", "Ada Roe, MD"],
  ["ELECTRONICALLY SIGNED BY: ADA ROE, MD 9/9/2026", "Ada Roe, MD"],
  ["Interpreted by: John Q Smith, MD", "John Q Smith, MD"],
  ["Radiologist: Ada Roe-Tell, DO", "Ada Roe-Tell, DO"],
  ["Please treat the joint by hand.\n\nAda Roe-Tell, DDS\n", "Ada Roe-Tell, DDS"],
  ["                    H. Roe-Tell MD    e-sig 09/18/2026 13:22", "H. Roe-Tell, MD"],
  ["E-signature: Ada Roe, MD", "Ada Roe, MD"],
  ["RE: Rosa Ames. Freezing on turns. Return in three months. Ada Roe, MD.", "Ada Roe, MD"],
  ["                                Read L. Roe-Tell MD", "L. Roe-Tell, MD"],
  ["The shop was closed.\n                         Vera Otto, HR Manager\n", "Vera Otto, HR Manager"],
  ["He missed two weeks.\nVera Otto, Director of Human Resources", "Vera Otto, Director of Human Resources"],
  ["07/28/2026  12:52     from  Ada Roe MD      to  Bay PT, fax 303-555-0163\nRH / signed", "Ada Roe, MD"],
  ["Please see what you can do.\n                      Ada Roe, MD\n", "Ada Roe, MD"],
  ["I will see him in May.\n\nWith kind regards,\nAda Roe, MD\nOtology and Neurotology", "Ada Roe, MD"],
  ["I will see him in May.\n\nSincerely,\n\nAda Roe, MD\nOrthopedic Surgery, Hand Division", "Ada Roe, MD"],
  // Seen red: a letter whose last line says how it was signed was nobody's.
  ["I will see him again in May.\n\n   Ada Roe, MD\n   signed electronically 10/28/2026", "Ada Roe, MD"],
  ["I will see him again in May.\nAda Roe, MD\nElectronically signed 10/28/2026 4:12 PM", "Ada Roe, MD"],
  ["I will see him again in May.\nAda Roe, MD\n(e-signed)", "Ada Roe, MD"],
])("reads who signed from %s", (line, name) => {
  expect(signer(`OFFICE NOTE\n${line}`)).toBe(name);
});

it.each([
  "cc: Ada Roe, MD",
  "Referred by: Ada Roe, MD",
  "Referral from Ada Roe, MD   09/02/2026",
  "Ordered by Ada Roe, MD   09/02/2026",
  "Provider: Ada Roe, MD",
  "Ada Roe, MD\nKnee pain for a year.",
  "Ada Roe, MD\nKnee Pain",
  "Sincerely,\nAda Roe, MD\ncc Bo Tell",
  "Thank you for the\nreferral of this man.\nAda Roe, MD\nShe lifts 40 lb.",
  "To   Ada Roe, MD",
  "Ada Roe, MD\nsigned out to the desk 10/28/2026",
  "Ada Roe, MD\nsigned the order 10/28/2026",
  "Ada Roe, MD\nsigned: ____________",
  "Ada Roe, MD\nnot yet signed",
  "cc: Ada Roe, MD\nsigned electronically 10/28/2026",
  "To   Ada Roe, MD\nsigned electronically 10/28/2026",
  "Provider: Ada Roe, MD\nsigned 10/28/2026",
  // The practice's own desk.
  "Please pay the claim.\nVera Otto, Billing Manager",
  "Please pay the claim.\nVera Otto, Office Manager",
  // Two people signed: whose the words are is not told.
  "Signed: Ada Roe, MD 09/02/2026\nCo-signed by: Bo Tell, MD 09/03/2026",
])("names nobody from %s", (line) => {
  expect(signer(`OFFICE NOTE\n${line}`)).toBeUndefined();
});

const page = (day: string, said: string, signature: string) =>
  `VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: ${day}\n${said}\n${signature} ${day}\n`;

it("says of a fact who signed its page where another one signed most of the chart", () => {
  const { facts } = readChart(
    [
      {
        documentId: "d1",
        title: "Notes",
        document: fromPlainText(
          [
            page("07/20/2026", "TUG 12.6 sec.", "Electronically signed Bo Tell, PT"),
            page("08/04/2026", "TUG 10.1 sec.", "Electronically signed Bo Tell, PT"),
            page("08/06/2026", "TUG 10.0 sec.", "Electronically signed Ada Roe, MD"),
          ].join("\f"),
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  const signed = facts.filter(({ measure }) => measure).map(({ date, signedBy }) => [date, signedBy]);
  expect(signed).toEqual([
    ["2026-07-20", undefined],
    ["2026-08-04", undefined],
    ["2026-08-06", "Ada Roe, MD"],
  ]);
});

// Seen red without the exception for orders.
it.each([
  ["PRESCRIPTION FOR HAND THERAPY", "Ada Roe, MD"],
  ["REFERRAL TO PHYSICAL THERAPY", "Ada Roe, MD"],
  ["OFFICE NOTE", undefined],
])("says of a page headed %s who signed it, though nobody else signed one", (title, name) => {
  const { facts } = readChart(
    [
      {
        documentId: "d1",
        title: "Papers",
        document: fromPlainText(
          `${title}\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: 09/18/2026\nTherapy twice a week for four weeks is needed.\nAda Roe MD   e-sig 09/18/2026 13:22\n`,
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts.find(({ quote }) => quote.includes("four weeks"))?.signedBy).toBe(name);
});

// Seen red: the only name under any page was taken for the chart's usual one.
it("says who signed one letter among many pages that nobody signed by name", () => {
  const note = (day: string) =>
    `VISIT NOTE\nPatient: Rosa Ames-Tell   DOB 01/02/1960   Date: ${day}\nThe jaw opens less.\n`;
  const { facts } = readChart(
    [
      {
        documentId: "d1",
        title: "Papers",
        document: fromPlainText(
          [
            ...["07/20/2026", "07/22/2026", "07/24/2026", "07/27/2026"].map(note),
            page("08/06/2026", "The film shows sound teeth.", "Signed: Ada Roe, DDS"),
          ].join("\f"),
        ),
      },
    ],
    { patientName: "Rosa Ames-Tell" },
  );
  expect(facts.find(({ quote }) => quote.includes("sound teeth"))?.signedBy).toBe("Ada Roe, DDS");
});

// Nobody signs who is only named in the last sentence.
it.each([
  "Return in three months to see Ada Roe, MD.",
  "Copy to: Ada Roe, MD.",
  "Thank you. cc. Ada Roe, MD",
  "Follow up with primary care phys. Ada Roe, MD.",
  "Referring prov. Ada Roe, MD",
  "Ref. Ada Roe, MD",
  "Return in May. Attn. Ada Roe, MD",
  "Seen again in March by Dr. Ada Roe, MD.",
])("takes nobody for a signer in %s", (text) => expect(signer(`RE: Rosa Ames.\n${text}`)).toBeUndefined());
