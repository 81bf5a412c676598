import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ClaimsPlaceNotice } from "./claims-place-notice";

const NOT_FOR_IT = "The appeals fax and address are not for it.";
const said = (place: { address?: string; fax?: string; says?: string }) =>
  renderToStaticMarkup(<ClaimsPlaceNotice place={{ address: "", fax: "", says: "", ...place }} />);

// Red where a number that takes corrected claims and appeals was given and turned down in one breath.
it("turns the appeals fax down only where the notice gives no place of its own for corrected claims", () => {
  expect(said({})).toContain(NOT_FOR_IT);
  expect(said({ says: "Send corrected claims electronically." })).toContain(NOT_FOR_IT);
  const both = said({ fax: "+18015550144", says: "Fax corrected claims and appeals to 801-555-0144." });
  expect(both).toContain("The notice gives the fax number (801) 555-0144 for corrected claims.");
  expect(both).not.toContain(NOT_FOR_IT);
  expect(said({ address: "PO Box 1, Reno, NV 89501" })).not.toContain(NOT_FOR_IT);
});

// Red where a faint scan was said to print no place, which nobody could know.
it("says of a notice without a place only that none was found", () => {
  expect(said({})).toContain("No place for corrected claims was found in the notice");
});
