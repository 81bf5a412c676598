import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  type ServerSideEncryption,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { S3Staging } from "./s3-staging";
import { S3Upkeep } from "./s3-upkeep";
import {
  checkStorageKey,
  type PutOptions,
  type Storage,
  StorageMismatch,
  StorageMissing,
  StorageUnavailable,
  type StoredFile,
} from "./storage";
import { hashingStream, readBytes, watchSource, wholeStream, writeToFile } from "./stored-stream";

export type S3Config = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  forcePathStyle: boolean;
  /** Put before each key; a `/` follows it. */
  prefix: string;
  /** Without them the SDK's own chain is asked: role of the machine, profile, environment. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  serverSideEncryption?: ServerSideEncryption | undefined;
  /** Milliseconds without a byte in either direction before a request counts as failed. */
  timeoutMs?: number;
  attempts?: number;
};

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.name === "NoSuchKey" || error.name === "NotFound") &&
  error.$metadata.httpStatusCode === 404;

/** A bucket of S3 or of a service that speaks its protocol. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  readonly #config: S3Config;
  readonly staging: S3Staging;
  readonly upkeep: S3Upkeep;

  constructor(config: S3Config) {
    const timeout = config.timeoutMs ?? 20_000;
    this.#config = config;
    this.#client = new S3Client({
      region: config.region,
      forcePathStyle: config.forcePathStyle,
      ...(config.endpoint ? { endpoint: config.endpoint } : {}),
      ...(config.credentials ? { credentials: config.credentials } : {}),
      maxAttempts: config.attempts ?? 3,
      // Services beside AWS do not all know the newer trailing checksums; TLS and our own hashes cover the bytes.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: {
        connectionTimeout: Math.min(timeout, 5_000),
        socketTimeout: timeout,
      },
    });
    this.staging = new S3Staging(this.#client, config);
    this.upkeep = new S3Upkeep(this.#client, config);
  }

  #object(key: string): { Bucket: string; Key: string } {
    checkStorageKey(key);
    const prefix = this.#config.prefix.replace(/^\/+|\/+$/g, "");
    return { Bucket: this.#config.bucket, Key: prefix ? `${prefix}/${key}` : key };
  }

  /** In parts of 5 MB, so that a stream of unknown length needs neither a temporary file nor much memory. */
  async put(key: string, source: Readable | Uint8Array, options: PutOptions): Promise<StoredFile> {
    const object = this.#object(key);
    if (source instanceof Uint8Array) {
      const stored = { size: source.byteLength, sha256: createHash("sha256").update(source).digest("hex") };
      if (options.sha256 !== undefined && options.sha256.toLowerCase() !== stored.sha256) {
        throw new StorageMismatch();
      }
      await this.#upload(object, source, options.contentType).catch((error: unknown) => {
        throw new StorageUnavailable(error);
      });
      return stored;
    }
    const hashing = hashingStream(options.sha256);
    const watch = watchSource(source, (error) => hashing.stream.destroy(error));
    try {
      await this.#upload(object, source.pipe(hashing.stream), options.contentType);
      return hashing.result();
    } catch (error) {
      const broken = watch.error();
      source.destroy();
      throw broken ?? hashing.mismatch() ?? new StorageUnavailable(error);
    }
  }

  async #upload(
    object: { Bucket: string; Key: string },
    body: Readable | Uint8Array,
    contentType: string,
  ): Promise<void> {
    const sse = this.#config.serverSideEncryption;
    const params = {
      ...object,
      Body: body,
      ContentType: contentType,
      ...(sse ? { ServerSideEncryption: sse } : {}),
    };
    await new Upload({ client: this.#client, params, queueSize: 1 }).done();
  }

  async get(key: string): ReturnType<Storage["get"]> {
    const object = this.#object(key);
    try {
      const { Body, ContentLength } = await this.#client.send(new GetObjectCommand(object));
      if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error("no body");
      return { stream: wholeStream(Body, ContentLength), size: ContentLength };
    } catch (error) {
      if (!isMissing(error)) throw new StorageUnavailable(error);
      if (!(await this.upkeep.bringBack(key))) throw new StorageMissing();
      return this.get(key);
    }
  }

  async getBytes(key: string, maxBytes: number): ReturnType<Storage["getBytes"]> {
    return readBytes(await this.get(key), maxBytes);
  }

  async toFile(key: string, path: string): Promise<{ size: number }> {
    return writeToFile(await this.get(key), path);
  }

  async delete(key: string): Promise<void> {
    const object = this.#object(key);
    try {
      await this.#client.send(new DeleteObjectCommand(object));
    } catch (error) {
      if (!isMissing(error)) throw new StorageUnavailable(error);
    }
  }

  async exists(key: string): Promise<boolean> {
    const object = this.#object(key);
    try {
      await this.#client.send(new HeadObjectCommand(object));
      return true;
    } catch (error) {
      if (isMissing(error)) return this.upkeep.bringBack(key);
      throw new StorageUnavailable(error);
    }
  }
}
