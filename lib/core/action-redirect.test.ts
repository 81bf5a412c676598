import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
import { middleware } from "@/middleware";

const ask = (init: { method?: string; headers?: Record<string, string> } = {}) =>
  middleware(new NextRequest("http://desk.example/patients", init));

describe("a call without cookies", () => {
  it("of a page leads to the sign-in", () => {
    expect(ask().headers.get("location")).toContain("/login");
    expect(ask({ method: "POST" }).headers.get("location")).toContain("/login");
  });

  it("of a page's action gets the action's own answer, that the session has ended", () => {
    const answer = ask({ method: "POST", headers: { "next-action": "00ab" } });
    expect(answer.headers.get("location")).toBeNull();
  });
});
