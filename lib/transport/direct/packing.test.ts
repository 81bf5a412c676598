import { expect, it } from "vitest";
import { callerTakesGzip, isPackable } from "./packing";

// Seen red: a weight of nothing taken for a yes; an answer packed that says nobody may change it.

it("packs texts, unless the answer says that nobody may change it or is packed", () => {
  for (const type of ["application/json", "text/csv; charset=utf-8", "text/calendar", "image/svg+xml"]) {
    expect(isPackable({ "content-type": type, "cache-control": "private, no-store" }), type).toBe(true);
  }
  for (const type of ["application/pdf", "image/png", "application/zip", "application/octet-stream"]) {
    expect(isPackable({ "content-type": type }), type).toBe(false);
  }
  expect(isPackable({})).toBe(false);
  expect(isPackable({ "content-type": "application/json", "cache-control": "private, no-transform" })).toBe(
    false,
  );
  expect(isPackable({ "content-type": "application/json", "content-encoding": "br" })).toBe(false);
});

it("knows who takes gzip", () => {
  for (const accepted of ["gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.5", "*", "deflate, *;q=0.1"]) {
    expect(callerTakesGzip(accepted), accepted).toBe(true);
  }
  for (const accepted of [undefined, "", "identity", "br", "gzip;q=0", "gzip; q=0.000, *", "*;q=0"]) {
    expect(callerTakesGzip(accepted), accepted).toBe(false);
  }
});
