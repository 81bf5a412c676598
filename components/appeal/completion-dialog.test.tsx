import { expect, it } from "vitest";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import { CompletionDialog } from "./completion-dialog";

const delivery = { method: "fax", to: "+12085550161", letter_version: 1 } as DeliveryDto;

// Red where a corrected claim that went out was called an appeal.
it("calls what was sent by its name", () => {
  expect(CompletionDialog({ delivery, paper: "appeal" }).props).toMatchObject({
    title: "Appeal sent",
    description: "Appeal sent successfully via fax!",
  });
  expect(CompletionDialog({ delivery, paper: "corrected_claim" }).props).toMatchObject({
    title: "Corrected claim sent",
    description: "Corrected claim sent successfully via fax!",
  });
  // Red where records, which ask for no other decision, were called an appeal.
  expect(CompletionDialog({ delivery, paper: "records" }).props).toMatchObject({
    title: "Records sent",
    description: "Records sent successfully via fax!",
  });
});
