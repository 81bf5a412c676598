import { expect, it } from "vitest";
import type { AppealDocumentDto } from "@/lib/domain/appeal/documents/schema";
import { documentSays } from "./document-says";

const document = (id: string, document_type: AppealDocumentDto["document_type"], name?: string) =>
  ({
    id,
    document_type,
    extraction_evidence: name === undefined ? null : { patient_name: { value: name } },
  }) as AppealDocumentDto;

it("asks the denial letter first, then the claim, then the supporting papers", () => {
  const documents = [
    document("s", "supporting", "S"),
    document("c", "claim", "C"),
    document("d", "denial", "D"),
  ];
  expect(documentSays({ documents }, "patient_name")).toMatchObject({ value: "D", documentId: "d" });
  expect(documentSays({ documents: documents.slice(0, 2) }, "patient_name")).toMatchObject({ value: "C" });
  expect(
    documentSays({ documents: [document("d", "denial"), document("s", "supporting", "S")] }, "patient_name"),
  ).toMatchObject({ value: "S" });
});

it("says nothing of what no document holds", () => {
  expect(documentSays({ documents: [document("d", "denial", "D")] }, "claim_number")).toBeNull();
});
