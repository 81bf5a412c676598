import { expect, it } from "vitest";
import { oneName } from "./name-parts";

it.each([
  ["UR dept, Crestline Behavioral Hospital", "Crestline Behavioral Hospital"],
  ["Front Desk, Lantern Hill Optometry", "Lantern Hill Optometry"],
  ["Bayard Hand & Spine Rehab, fax", "Bayard Hand & Spine Rehab"],
  ["Hollow Chiropractic Center, Attn. K. Dube", "Hollow Chiropractic Center"],
  ["Pinnacle Loop Health Insurance Company, Care Management", "Pinnacle Loop Health Insurance Company"],
  ["Cigna Healthcare, National Appeals Organization", "Cigna Healthcare"],
  ["Sutter Mesa Indemnity Co., workers' compensation insurer", "Sutter Mesa Indemnity Co."],
  ["Copperline Chiropractic Clinic - daily visit record", "Copperline Chiropractic Clinic"],
  ["Tumbleweed Children's Therapy, Ottoline Barragan, PT", "Tumbleweed Children's Therapy"],
  ["Llano Crossing Family Care, Percival Odom, FNP-C", "Llano Crossing Family Care"],
  ["Schuylkill Physical Therapy, Inc., Leocadia Fairbrother", "Schuylkill Physical Therapy, Inc."],
  ["Sagebrush Gait & Balance PT, Dominic Achterhof, DPT", "Sagebrush Gait & Balance PT"],
])("leaves of %s one name", (printed, name) => {
  expect(oneName(printed)).toBe(name);
});

it.each([
  "Jane Roe, DO",
  "Meridian Supply Claims, LLC",
  "Smith, Jones & Co",
  "Bend Physical Therapy, Inc.",
  "Hart & Lowe PT, PA",
  "Percival Odom, FNP-C",
  "Ottoline Barragan, PT",
  "Blue Cross - Blue Shield",
])("leaves %s as it is", (printed) => {
  expect(oneName(printed)).toBe(printed);
});
