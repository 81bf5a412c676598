import { expect, it } from "vitest";
import { ownPages } from "./own-pages";

const note = (name: string, born: string, said: string) =>
  `BAY CLINIC      VISIT NOTE\nPatient: ${name}   DOB ${born}   Date: 01/09/2026\n\n${said}`;
const OWN = note("Rosa Ames", "01/02/1960", "Neck pain, less.");
const SUBJECT = { patientName: "Rosa Ames", dateOfBirth: "1960-01-02" };

it("leaves out another patient's page, a namesake's too, and keeps what names nobody", () => {
  const others = [
    note("Vera Otto", "03/04/1971", "Back pain, less."),
    note("Rosa Ames", "11/30/1999", "Knee pain, less."),
  ];
  const [own, ...rest] = ownPages([OWN, ...others, "CLAIM LIST\n01/09/2026  98941"], SUBJECT);
  expect(own).toBe(OWN);
  expect(rest.slice(0, 2).join("")).not.toMatch(/pain/);
  expect(rest[2]).toBe("CLAIM LIST\n01/09/2026  98941");
});

it("leaves all as it is where nobody is known as the patient", () => {
  expect(ownPages([OWN], {})).toEqual([OWN]);
});

it("leaves out a car insurer's letter on another insured of the same surname", () => {
  const pip = (name: string) =>
    `Harbor Mutual                PIP / Medical Payments\n09/04/2026\nRE   Insured: ${name}       Date of loss: 01/27/2026\n\nPIP benefits are exhausted.`;
  const [own, other] = ownPages([pip("Rosa Ames"), pip("Ronald Ames"), OWN], SUBJECT);
  expect(own).toMatch(/exhausted/);
  expect(other).not.toMatch(/exhausted/);
});

it("leaves out a sheet that a family filled in for the patient's twin", () => {
  const chart = (name: string) => `HOME PROGRAM STAR CHART\nfor:  ${name}     weeks of 8/17\n\ndays done: 41`;
  const [own, other] = ownPages([chart("ROSA"), chart("VERA (twin)"), OWN], SUBJECT);
  expect(own).toMatch(/done/);
  expect(other).not.toMatch(/done/);
});
