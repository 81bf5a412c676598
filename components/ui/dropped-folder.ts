/** All files in folders that were dropped, however deep. Its script comes with the first folder. */

/** What is left of a dropped item once its event is over. */
export interface Dropped {
  file: File | null;
  entry: FileSystemEntry | null;
  /** Where the browser has it: entries of a folder that comes from another program can't be read in all of them. */
  handle: Promise<FileSystemHandle | null> | undefined;
}

/** Throws where a folder can't be read. */
export async function filesIn(dropped: readonly Dropped[]): Promise<File[]> {
  const lists = await Promise.all(
    dropped.map(async ({ file, entry, handle }) => {
      if (!entry?.isDirectory) return file ? [file] : [];
      const folder = await handle?.catch(() => null);
      return folder?.kind === "directory" ? ofHandle(folder as FolderHandle) : ofEntry(entry);
    }),
  );
  return lists.flat();
}

type FolderHandle = FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemHandle> };

async function ofHandle(folder: FolderHandle): Promise<File[]> {
  const files: File[] = [];
  for await (const one of folder.values()) {
    if (one.kind === "directory") files.push(...(await ofHandle(one as FolderHandle)));
    else files.push(await (one as FileSystemFileHandle).getFile());
  }
  return files;
}

async function ofEntry(entry: FileSystemEntry): Promise<File[]> {
  if (!entry.isDirectory) {
    return [await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed))];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A browser hands out a hundred at a time, and none after the last.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0) return files;
    for (const one of some) files.push(...(await ofEntry(one)));
  }
}
