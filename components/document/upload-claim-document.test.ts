import { describe, expect, it } from "vitest";
import { ApiError } from "@/components/app-shell/api-fetch";
import { uploadRefusal } from "./upload-claim-document";

describe("uploadRefusal", () => {
  it("says when there is room again, in the answer's own time", () => {
    const refusal = uploadRefusal(new ApiError(429, { retry_after: 95 }, ""));
    expect(refusal.text).toBe("Upload rate limit exceeded. Please wait before uploading more documents.");
    expect(refusal.whatToDo).toContain("in about 2 minutes");
    expect(refusal.canRetry).toBe(true);
  });

  it("says later where the answer names no time", () => {
    expect(uploadRefusal(new ApiError(429, {}, "")).whatToDo).toContain("upload this file later");
  });

  it("offers no second try for a file that the scanner or the type check refused", () => {
    const infected = uploadRefusal(new ApiError(422, { detail: "The scanner found something." }, ""));
    expect(infected).toEqual({
      text: "Failed to upload document: The scanner found something.",
      whatToDo: "",
      canRetry: false,
    });
  });

  it("offers one when there was no answer", () => {
    expect(uploadRefusal(new TypeError("no answer")).canRetry).toBe(true);
  });
});
