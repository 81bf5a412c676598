import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from "@cantoo/pdf-lib";

/** Bookmarks, one under the other; `page` counts from 0. */
export function addOutline(document: PDFDocument, entries: readonly { title: string; page: number }[]): void {
  if (entries.length === 0) return;
  const { context } = document;
  const root = context.nextRef();
  const refs = entries.map(() => context.nextRef());
  const pages = document.getPages();
  entries.forEach(({ title, page }, index) => {
    const target = pages[page]?.ref;
    const item = context.obj({ Parent: root, ...(target ? { Dest: [target, "Fit"] } : {}) });
    item.set(PDFName.of("Title"), PDFHexString.fromText(plain(title)));
    const link = (key: string, ref: PDFRef | undefined) => ref && item.set(PDFName.of(key), ref);
    link("Prev", refs[index - 1]);
    link("Next", refs[index + 1]);
    context.assign(refs[index] as PDFRef, item);
  });
  const outline = context.obj({ Type: "Outlines" });
  outline.set(PDFName.of("First"), refs[0] as PDFRef);
  outline.set(PDFName.of("Last"), refs.at(-1) as PDFRef);
  outline.set(PDFName.of("Count"), PDFNumber.of(entries.length));
  context.assign(root, outline);
  document.catalog.set(PDFName.of("Outlines"), root);
  document.catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
}

/** Controls and direction marks could make a bookmark read as something else. */
const plain = (title: string) =>
  title
    .replace(/[\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, 200);
