import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type S3Client,
  S3ServiceException,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { bucketOrigin } from "@/lib/core/bucket-origin";
import { partsOf } from "./parts";
import type { S3Config } from "./s3-storage";
import {
  checkStorageKey,
  type PartAddress,
  type SentPart,
  type Staging,
  StorageMissing,
  StorageUnavailable,
} from "./storage";
import { wholeStream, writeToFile } from "./stored-stream";

/** S3 takes no smaller part but the last. */
const PART_BYTES = 8 * 1024 * 1024;
/** Long enough for a part over a slow line, short for an address that leaks. */
const SIGNED_SECONDS = 30 * 60;

const nameOf = (error: unknown) => (error instanceof S3ServiceException ? error.name : "");
const GONE = ["NoSuchUpload", "NoSuchKey", "NotFound"];
/** A service that doesn't know the call keeps nothing of a finished upload; its own rule clears the others. */
const FORGOTTEN = [...GONE, "MethodNotAllowed", "NotImplemented"];
const WRONG_PARTS = ["InvalidPart", "InvalidPartOrder", "EntityTooSmall"];

/** Multipart uploads by presigned addresses, below `quarantine/` in the same bucket. */
export class S3Staging implements Staging {
  readonly partBytes = PART_BYTES;
  readonly origin: string;
  readonly #client: S3Client;
  readonly #config: S3Config;

  constructor(client: S3Client, config: S3Config) {
    this.#client = client;
    this.#config = config;
    this.origin = bucketOrigin(config);
  }

  #object(key: string): { Bucket: string; Key: string } {
    checkStorageKey(key);
    const prefix = this.#config.prefix.replace(/^\/+|\/+$/g, "");
    return { Bucket: this.#config.bucket, Key: `${prefix ? `${prefix}/` : ""}quarantine/${key}` };
  }

  async begin(key: string): Promise<string> {
    const sse = this.#config.serverSideEncryption;
    const params = {
      ...this.#object(key),
      // Under no type that anything would show.
      ContentType: "application/octet-stream",
      ...(sse ? { ServerSideEncryption: sse } : {}),
    };
    const { UploadId } = await this.#ask(() => this.#client.send(new CreateMultipartUploadCommand(params)));
    if (!UploadId) throw new StorageUnavailable();
    return UploadId;
  }

  /** The length is signed too: a longer part is refused by the store. */
  async addresses(key: string, upload: string, size: number): Promise<PartAddress[]> {
    const object = this.#object(key);
    return Promise.all(
      partsOf(size, this.partBytes).map(async ({ number, bytes }) => {
        const part = new UploadPartCommand({
          ...object,
          UploadId: upload,
          PartNumber: number,
          ContentLength: bytes,
        });
        const url = await getSignedUrl(this.#client, part, {
          expiresIn: SIGNED_SECONDS,
          signableHeaders: new Set(["host", "content-length"]),
        });
        return { number, url, bytes };
      }),
    );
  }

  async finish(key: string, upload: string, parts: readonly SentPart[]): Promise<{ size: number }> {
    const object = this.#object(key);
    const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
    const complete = { ...object, UploadId: upload, MultipartUpload: { Parts } };
    let failed: unknown;
    try {
      await this.#client.send(new CompleteMultipartUploadCommand(complete));
    } catch (error) {
      if (WRONG_PARTS.includes(nameOf(error))) throw new StorageMissing();
      failed = error;
    }
    try {
      // After a failure too: an earlier call may have put them together, whose answer was lost.
      const { ContentLength = 0 } = await this.#client.send(new HeadObjectCommand(object));
      return { size: ContentLength };
    } catch (error) {
      const cause = failed ?? error;
      throw GONE.includes(nameOf(cause)) ? new StorageMissing() : new StorageUnavailable(cause);
    }
  }

  async toFile(key: string, path: string, signal?: AbortSignal): Promise<{ size: number }> {
    const { Body, ContentLength } = await this.#ask(() =>
      this.#client.send(new GetObjectCommand(this.#object(key)), signal && { abortSignal: signal }),
    );
    if (!(Body instanceof Readable) || ContentLength === undefined) throw new StorageUnavailable();
    return writeToFile({ stream: wholeStream(Body, ContentLength), size: ContentLength }, path, signal);
  }

  async discard(key: string, upload: string): Promise<void> {
    const object = this.#object(key);
    await this.#forget(() => this.#client.send(new DeleteObjectCommand(object)));
    await this.#forget(() =>
      this.#client.send(new AbortMultipartUploadCommand({ ...object, UploadId: upload })),
    );
  }

  async #ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw GONE.includes(nameOf(error)) ? new StorageMissing() : new StorageUnavailable(error);
    }
  }

  async #forget(call: () => Promise<unknown>): Promise<void> {
    try {
      await call();
    } catch (error) {
      if (!FORGOTTEN.includes(nameOf(error))) throw new StorageUnavailable(error);
    }
  }
}
