import { faxNumberText } from "@/lib/core/fax-labels";
import { pageList } from "@/lib/core/page-list";
import type { Block, Cell } from "../pdf/blocks";
import type { Letterhead } from "../pdf/letterhead";
import type { PacketPart } from "./messages";

/** What a fax cover sheet says beside the practice's letterhead. Nothing of the patient: everybody at the machine sees it. */
export type FaxCover = {
  /** The payer or its department. */
  to: string;
  toFax: string;
  /** Who sends it; the practice where no person is named. */
  from?: string | null;
  /** As it is printed, such as "March 4, 2026". */
  date: string;
  /** What it carries; left out: an appeal. */
  subject?: string;
};

const CONFIDENTIAL =
  "Confidential: this fax holds health information that is protected by law and meant only for the recipient named above. " +
  "If it reached you by mistake, do not read, copy or pass on its pages.";
/** Without the sender's number the only one above is the recipient's own. */
const byMistake = ({ phone, fax }: Letterhead) => {
  const tell = phone?.trim()
    ? "Call the sender at the number above"
    : fax?.trim()
      ? "Tell the sender at the fax number above"
      : "Tell the sender";
  return `${CONFIDENTIAL} ${tell} and destroy them.`;
};

export function faxCoverBlocks(cover: FaxCover, sender: Letterhead, pages: number): Block[] {
  const rows: [string, string | null | undefined][] = [
    ["To", cover.to],
    ["Fax", faxNumberText(cover.toFax)],
    ["From", cover.from?.trim() || sender.name],
    ["Phone", sender.phone],
    ["Fax of sender", sender.fax],
    ["Date", cover.date],
    ["Subject", cover.subject ?? "Appeal of a claim decision"],
    ["Pages", `${pages}, with this one`],
  ];
  return [
    { kind: "heading", level: 1, align: "left", runs: [{ text: "Fax" }] },
    {
      kind: "table",
      rows: rows.flatMap(([label, value]) =>
        value?.trim()
          ? [{ header: false, cells: [cell(label, true), cell(value.replace(/\s+/g, " ").trim())] }]
          : [],
      ),
    },
    paragraph(""),
    paragraph(byMistake(sender)),
  ];
}

export function enclosureListBlocks(parts: readonly PacketPart[], claimNumber: string | null): Block[] {
  const enclosures = parts.filter((part) => part.kind === "enclosure");
  const head = ["No.", "Document", "Pages", "In this packet"];
  return [
    { kind: "heading", level: 1, align: "left", runs: [{ text: "Enclosures" }] },
    ...(claimNumber ? [paragraph(`Claim ${claimNumber}`)] : []),
    {
      kind: "table",
      rows: [
        { header: true, cells: head.map((text) => cell(text, true)) },
        ...enclosures.map(({ title, firstPage, pages, leftOut = [] }, index) => ({
          header: false,
          cells: [
            cell(`${index + 1}`),
            cell(leftOut.length > 0 ? `${title} (without ${pageList(leftOut)})` : title),
            cell(`${pages}`),
            cell(pages === 1 ? `page ${firstPage}` : `pages ${firstPage} to ${firstPage + pages - 1}`),
          ],
        })),
      ],
    },
  ];
}

const paragraph = (text: string): Block => ({
  kind: "paragraph",
  align: "left",
  runs: text ? [{ text }] : [],
});

const cell = (text: string, header = false): Cell => ({
  header,
  colspan: 1,
  rowspan: 1,
  blocks: [paragraph(text)],
});
