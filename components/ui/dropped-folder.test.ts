import { expect, test } from "vitest";
import { filesIn } from "./dropped-folder";

const file = (name: string) => new File(["x"], name);
const fileEntry = (name: string) => ({
  isDirectory: false,
  file: (done: (file: File) => void) => done(file(name)),
});
/** As browsers read them: in portions, with an empty one at the end. */
const folderEntry = (...portions: unknown[][]) => ({
  isDirectory: true,
  createReader: () => {
    const left = [...portions];
    return { readEntries: (done: (some: unknown[]) => void) => done(left.shift() ?? []) };
  },
});
const handleOf = (...inside: unknown[]) => ({
  kind: "directory",
  async *values() {
    yield* inside;
  },
});
const fileHandle = (name: string) => ({ kind: "file", getFile: async () => file(name) });
const namesIn = async (...dropped: unknown[]) =>
  (await filesIn(dropped as Parameters<typeof filesIn>[0])).map(({ name }) => name);

test("finds the files of folders in folders beside those that were dropped alone", async () => {
  const folder = folderEntry([fileEntry("a"), folderEntry([fileEntry("b")])], [fileEntry("c")]);
  expect(
    await namesIn(
      { file: file("first"), entry: { isDirectory: false } },
      { file: null, entry: folder },
      { file: file("last"), entry: null },
    ),
  ).toEqual(["first", "a", "b", "c", "last"]);
});

test("reads a folder by its handle where there is one", async () => {
  const handle = Promise.resolve(handleOf(fileHandle("a"), handleOf(fileHandle("b"))));
  const refused = { isDirectory: true, createReader: () => expect.fail("the entry was read") };
  expect(await namesIn({ file: null, entry: refused, handle })).toEqual(["a", "b"]);
  const none = Promise.reject(new Error("not allowed"));
  expect(await namesIn({ file: null, entry: folderEntry([fileEntry("c")]), handle: none })).toEqual(["c"]);
});

test("fails where a folder can't be read", async () => {
  const broken = {
    isDirectory: true,
    createReader: () => ({
      readEntries: (_: unknown, failed: (why: Error) => void) => failed(new Error("no")),
    }),
  };
  await expect(namesIn({ file: null, entry: broken })).rejects.toThrow("no");
});
