import { getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { claimLineItems, claims } from "@/db/schema/claims";
import { ALL_CLAIM_FIELDS, CLAIM_FIELDS, CSV_COLUMNS, cardFields, DENIAL_FIELDS, formFields } from "./fields";
import { CLAIM_FILTERS, KEPT_FILTERS } from "./filter-table";
import { LINE_FIELDS } from "./line-item/fields";
import { lineItemAnswer, lineItemInput } from "./line-item/schema";
import { saveFilterInput } from "./saved-filter/schema";
import { claimAnswer, createClaimInput, listClaimsQuery } from "./schema";

/** A field or a filter that is forgotten somewhere is told here, where the compiler can't. */

/** What the app keeps beside what a person fills in. */
const OWN = {
  claims: [
    "id",
    "practiceId",
    "source",
    "deadlineEstimated",
    "deadlineBasis",
    "rightMoveReason",
    "numberKey",
    "payerKey",
    "deniedAmount",
    "createdBy",
    "createdAt",
    "updatedAt",
    "deletedAt",
  ],
  lines: ["id", "practiceId", "claimId", "lineNumber", "createdAt", "updatedAt", "deletedAt"],
};
const names = (table: object) => Object.keys(table).toSorted();
const columns = (table: Record<string, { column: string }>) =>
  Object.values(table).map(({ column }) => column);

describe("the table of fields", () => {
  it("has every column of a claim and of a line, each once", () => {
    expect([...columns(ALL_CLAIM_FIELDS), ...OWN.claims].toSorted()).toEqual(names(getTableColumns(claims)));
    expect([...columns(LINE_FIELDS), ...OWN.lines].toSorted()).toEqual(
      names(getTableColumns(claimLineItems)),
    );
  });

  it("is what the calls take and answer", () => {
    expect(names(createClaimInput.shape)).toEqual(
      [
        ...names(ALL_CLAIM_FIELDS),
        "deadline_estimated",
        "denial_details",
        "line_items",
        "confirm_duplicate",
      ].toSorted(),
    );
    expect(names(claimAnswer.shape)).toEqual(expect.arrayContaining(names(CLAIM_FIELDS)));
    expect(names(claimAnswer.shape.denial_details.unwrap().shape)).toEqual(
      expect.arrayContaining(names(DENIAL_FIELDS)),
    );
    expect(names(lineItemAnswer.shape)).toEqual(
      [...names(LINE_FIELDS), "line_item_id", "line_number"].toSorted(),
    );
    expect(names(lineItemInput.in.shape)).toEqual(expect.arrayContaining(names(LINE_FIELDS)));
  });

  it("stands in a group of the form and on a card, or says that it does not", () => {
    const groups = ["claim", "dates", "money", "insurance", "further", "denial"] as const;
    const placed = (of: typeof formFields) =>
      groups.flatMap((group) => of(group).map(([name]) => name)).toSorted();
    const unplaced = (place: "form" | "card") =>
      Object.entries(ALL_CLAIM_FIELDS).flatMap(([name, field]) => (field[place] === null ? name : []));
    expect([...placed(formFields), ...unplaced("form")].toSorted()).toEqual(names(ALL_CLAIM_FIELDS));
    expect([...placed(cardFields), ...unplaced("card")].toSorted()).toEqual(names(ALL_CLAIM_FIELDS));
    // A card's title says the number and the status; a remittance alone knows the filing code.
    expect(unplaced("form")).toEqual(["filing_code"]);
    expect(unplaced("card")).toEqual(["status", "claim_number", "filing_code"]);
  });

  it("gives the CSV file its columns in order, each place once", () => {
    expect(CSV_COLUMNS.map(({ place }) => place)).toEqual(CSV_COLUMNS.map((_column, index) => index + 1));
    expect(CSV_COLUMNS.map(({ heading }) => heading)).toEqual([
      "Claim Number",
      "Internal Claim Number",
      "Payer Claim Number",
      "Patient",
      "Status",
      "Service From",
      "Service To",
      "Submitted Date",
      "Total Charges",
      "Total Allowed",
      "Total Paid",
      "Patient Responsibility",
      "Insurance Plan",
      "Denial Date",
      "Denial Category",
      "Denial Summary",
      "Appeal Deadline",
      "Next Step",
      "Remarks",
      "Referring Provider",
      "Referring Provider NPI",
    ]);
  });
});

describe("the table of filters", () => {
  it("is what the list takes, beside its order and its page", () => {
    expect(names(listClaimsQuery.shape)).toEqual(
      [...names(CLAIM_FILTERS), "sort", "cursor", "page_size"].toSorted(),
    );
  });

  it("is what a saved filter keeps, without a search", () => {
    expect(names(saveFilterInput.shape.query.shape)).toEqual([...KEPT_FILTERS, "sort"].toSorted());
    expect(names(CLAIM_FILTERS).filter((name) => !KEPT_FILTERS.includes(name as never))).toEqual(["search"]);
  });
});
