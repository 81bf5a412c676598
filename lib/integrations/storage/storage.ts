import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { AppError } from "@/lib/core/errors";

/** No file under that key. */
export class StorageMissing extends Error {
  constructor() {
    super("The file is no longer in the file store.");
    this.name = "StorageMissing";
  }
}

/** What the system says of a full disk, a full quota, and a limit on the size of files. */
const NO_ROOM: readonly unknown[] = ["ENOSPC", "EDQUOT", "EFBIG"];

/**
 * The store could not be read or written just now, or has no room left; nothing was stored. Whoever asked may ask again: a
 * refusal, no fault.
 */
export class StorageUnavailable extends AppError {
  constructor(cause?: unknown) {
    const full = cause instanceof Error && "code" in cause && NO_ROOM.includes(cause.code);
    super(
      "UNAVAILABLE",
      full
        ? "The file store has no room left, so nothing was stored. Please tell whoever runs this installation, and try again when there is some."
        : "The file store cannot be reached right now. Please try again in a minute.",
      { retryAfter: 60, cause },
    );
    this.name = "StorageUnavailable";
  }
}

/** The file is larger than the caller said it would take. */
export class StorageTooLarge extends Error {
  constructor() {
    super("The file is larger than expected.");
    this.name = "StorageTooLarge";
  }
}

/** The bytes are not the ones that were announced; nothing was stored. */
export class StorageMismatch extends Error {
  constructor() {
    super("The file changed while it was being stored. Please upload it again.");
    this.name = "StorageMismatch";
  }
}

export type PutOptions = {
  contentType: string;
  /** Hex. Where given, other bytes than these are refused with `StorageMismatch`. */
  sha256?: string;
};

export type StoredFile = { size: number; sha256: string };

/** A part of a file that a browser sends by itself. `etag` is what the store answered to it. */
export type SentPart = { number: number; etag: string };

/** Where a part goes: `PUT` its bytes there, without any other credential, before the address expires. */
export type PartAddress = { number: number; url: string; bytes: number };

/**
 * Files on their way from a browser, in parts and apart from the files that are kept: nothing here was looked at. Keys are
 * those of `newStorageKey`.
 */
export type Staging = {
  /** Bytes of each part but the last. */
  partBytes: number;
  /** Another origin that browsers send to, or null where the parts come to the app. */
  origin: string | null;
  /** Begins a file; answers the store's own name of the upload. */
  begin(key: string): Promise<string>;
  /** The signed addresses of all parts of a file of `size` bytes. */
  addresses(key: string, upload: string, size: number): Promise<PartAddress[]>;
  /** Puts the parts together. Safe to repeat. Throws `StorageMissing` where a part isn't there or is another one. */
  finish(key: string, upload: string, parts: readonly SentPart[]): Promise<{ size: number }>;
  /** Writes the file to a new local path, readable by this user only. Throws `StorageMissing`; `signal` ends it. */
  toFile(key: string, path: string, signal?: AbortSignal): Promise<{ size: number }>;
  /** Forgets the file and its parts, finished or not. */
  discard(key: string, upload: string): Promise<void>;
};

/** A file as the store lists it; `at` is when it came there. */
export type ListedFile = { key: string; at: Date };

/**
 * The store's own upkeep. A file that is set aside is out of every list and comes back when it is asked for, until it is
 * forgotten. All are safe to repeat, and beside each other.
 */
export type Upkeep = {
  /** Whose store this is, or null where nobody has said so. */
  owner(): Promise<string | null>;
  claim(owner: string): Promise<void>;
  /** Kept files whose keys begin with these two digits and come after `after`, in order. */
  list(slice: string, after?: string): AsyncIterable<ListedFile>;
  setAside(key: string): Promise<void>;
  listAside(): AsyncIterable<ListedFile>;
  /** Answers whether the file is kept now. */
  bringBack(key: string): Promise<boolean>;
  forget(key: string): Promise<void>;
};

/**
 * Where files are kept. A file is there whole or not at all. Keys come from `newStorageKey`; another string throws
 * a `TypeError`. An error of the source stream passes through as it is, and nothing is stored.
 */
export type Storage = {
  put(key: string, source: Readable | Uint8Array, options: PutOptions): Promise<StoredFile>;
  /** Throws `StorageMissing`. The stream fails with `StorageUnavailable` if the store does not give it all. */
  get(key: string): Promise<{ stream: Readable; size: number }>;
  /** Throws `StorageMissing`, or `StorageTooLarge` before reading more than `maxBytes`. */
  getBytes(key: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes the file to a new local path, readable by this user only. */
  toFile(key: string, path: string): Promise<{ size: number }>;
  /** Also where there is no such file. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  readonly staging: Staging;
  readonly upkeep: Upkeep;
};

const KEY = /^[0-9a-f]{40}$/;
/** Whether a name in the store is that of a file. */
export const isStorageKey = (name: string): boolean => KEY.test(name);

/** 160 random bits: it tells nothing of the file and cannot be guessed. */
export const newStorageKey = (): string => randomBytes(20).toString("hex");

/** Throws a `TypeError` for anything that `newStorageKey` cannot have made, so that no path can escape. */
export function checkStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new TypeError("not a storage key");
  return key;
}
