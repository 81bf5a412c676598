import { expect, test } from "vitest";
import { acceptList, isRefused, sortFiles } from "./accepted-files";

const ACCEPT = { "application/pdf": [".pdf"], "image/jpeg": [".jpg", ".jpeg"] };
const file = (name: string, type = "", size = 1) => new File([new Uint8Array(size)], name, { type });
const named = (files: readonly File[]) => files.map(({ name }) => name);

test("takes what fits by its type or by the end of its name, and says why the rest does not", () => {
  const files = [
    file("letter.pdf", "application/pdf"),
    file("NOTE.PDF"),
    file("scan.jpeg", "image/jpeg"),
    // A phone's own name of a type whose end is known.
    file("photo.jpg", "image/pjpeg"),
    file("notes.txt", "text/plain"),
    file("pdf", "text/plain"),
    file("large.pdf", "application/pdf", 11),
    file("large.txt", "text/plain", 11),
  ];
  const { taken, refused } = sortFiles(files, { accept: ACCEPT, maxSize: 10, multiple: true });
  expect(named(taken)).toEqual(["letter.pdf", "NOTE.PDF", "scan.jpeg", "photo.jpg"]);
  expect(refused).toEqual([
    { name: "notes.txt", why: "type" },
    { name: "pdf", why: "type" },
    { name: "large.pdf", why: "size" },
    { name: "large.txt", why: "type" },
  ]);
});

test("gives a file without a type the one that its name says", () => {
  const { taken } = sortFiles([file("note.PDF"), file("scan.jpg", "image/jpeg")], {
    accept: ACCEPT,
    multiple: true,
  });
  expect(taken.map(({ type }) => type)).toEqual(["application/pdf", "image/jpeg"]);
});

test("takes the first that fits where one is asked for, and no file that systems leave in folders", () => {
  const files = [
    file("notes.txt", "text/plain"),
    file("a.pdf", "application/pdf"),
    file(".DS_Store"),
    file("b.pdf", "application/pdf"),
  ];
  const { taken, refused } = sortFiles(files, { accept: ACCEPT, multiple: false });
  expect(named(taken)).toEqual(["a.pdf"]);
  expect(refused).toEqual([
    { name: "notes.txt", why: "type" },
    { name: "b.pdf", why: "count" },
  ]);
});

test("refuses while it is dragged only what is surely wrong", () => {
  const one = { accept: ACCEPT, multiple: false };
  expect(isRefused(["application/pdf"], one)).toBe(false);
  // A folder, or a file of a type that the system does not know.
  expect(isRefused([""], one)).toBe(false);
  expect(isRefused(["text/plain"], one)).toBe(true);
  expect(isRefused(["application/pdf", "application/pdf"], one)).toBe(true);
  expect(isRefused(["application/pdf", "image/jpeg"], { ...one, multiple: true })).toBe(false);
});

test("names types and ends of names to the browser's own choice of files", () => {
  expect(acceptList(ACCEPT)).toBe("application/pdf,.pdf,image/jpeg,.jpg,.jpeg");
});
