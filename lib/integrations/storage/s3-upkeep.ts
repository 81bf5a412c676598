import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Config } from "./s3-storage";
import { checkStorageKey, isStorageKey, type ListedFile, StorageUnavailable, type Upkeep } from "./storage";

const isMissing = (error: unknown) =>
  error instanceof S3ServiceException && (error.name === "NoSuchKey" || error.name === "NotFound");

/** Upkeep of a bucket: what is set aside lies below `aside/`, and `owner` is an object beside it. */
export class S3Upkeep implements Upkeep {
  readonly #client: S3Client;
  readonly #config: S3Config;
  readonly #prefix: string;
  readonly #comingBack = new Map<string, Promise<boolean>>();

  constructor(client: S3Client, config: S3Config) {
    this.#client = client;
    this.#config = config;
    const prefix = config.prefix.replace(/^\/+|\/+$/g, "");
    this.#prefix = prefix && `${prefix}/`;
  }

  async owner(): Promise<string | null> {
    return this.#ask(async () => {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#object("owner")));
      return (await Body?.transformToString()) ?? null;
    }, null);
  }

  async claim(owner: string): Promise<void> {
    const object = { ...this.#object("owner"), ...this.#sealed(), Body: owner, ContentType: "text/plain" };
    await this.#ask(() => this.#client.send(new PutObjectCommand(object)), undefined);
  }

  list(slice: string, after?: string): AsyncGenerator<ListedFile> {
    return this.#list("", slice, after);
  }

  async setAside(key: string): Promise<void> {
    await this.#move(checkStorageKey(key), `aside/${key}`);
  }

  listAside(): AsyncGenerator<ListedFile> {
    return this.#list("aside/", "");
  }

  /** Several may ask for one file at once: it is copied once, and none of them reads it while it is being written. */
  bringBack(key: string): Promise<boolean> {
    const under = this.#comingBack.get(key);
    if (under) return under;
    const coming = this.#bringBack(key).finally(() => this.#comingBack.delete(key));
    this.#comingBack.set(key, coming);
    return coming;
  }

  async #bringBack(key: string): Promise<boolean> {
    if (await this.#move(`aside/${checkStorageKey(key)}`, key)) return true;
    // Another process that asked for it at the same time may have been faster.
    const head = new HeadObjectCommand(this.#object(key));
    return this.#ask(() => this.#client.send(head).then(() => true), false);
  }

  async forget(key: string): Promise<void> {
    await this.#remove(`aside/${checkStorageKey(key)}`);
  }

  #object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.#config.bucket, Key: `${this.#prefix}${name}` };
  }

  #sealed() {
    const sse = this.#config.serverSideEncryption;
    return sse ? { ServerSideEncryption: sse } : {};
  }

  async #move(from: string, to: string): Promise<boolean> {
    const source = this.#object(from);
    const CopySource = `${source.Bucket}/${source.Key}`.split("/").map(encodeURIComponent).join("/");
    const copy = { ...this.#object(to), ...this.#sealed(), CopySource };
    const copied = await this.#ask(() => this.#client.send(new CopyObjectCommand(copy)), null);
    if (copied) await this.#remove(from);
    return copied !== null;
  }

  async #remove(name: string): Promise<void> {
    await this.#ask(() => this.#client.send(new DeleteObjectCommand(this.#object(name))), undefined);
  }

  async *#list(folder: string, begin: string, after?: string): AsyncGenerator<ListedFile> {
    const root = `${this.#prefix}${folder}`;
    let more: string | undefined;
    do {
      const page = await this.#page({
        Prefix: `${root}${begin}`,
        ...(more ? { ContinuationToken: more } : after ? { StartAfter: `${root}${after}` } : {}),
      });
      for (const { Key = "", LastModified } of page?.Contents ?? []) {
        const key = Key.slice(root.length);
        if (LastModified && isStorageKey(key)) yield { key, at: LastModified };
      }
      more = page?.NextContinuationToken;
    } while (more);
  }

  #page(wanted: { Prefix: string; ContinuationToken?: string; StartAfter?: string }) {
    const Bucket = this.#config.bucket;
    return this.#ask(() => this.#client.send(new ListObjectsV2Command({ Bucket, ...wanted })), null);
  }

  async #ask<T, D>(call: () => Promise<T>, whereMissing: D): Promise<T | D> {
    try {
      return await call();
    } catch (error) {
      if (isMissing(error)) return whereMissing;
      throw new StorageUnavailable(error);
    }
  }
}
