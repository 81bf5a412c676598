import { createHash } from "node:crypto";
import { basename } from "node:path/posix";
import type { Readable } from "node:stream";
import { GetObjectCommand, ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "../storage/s3-storage";
import { isPassing } from "./inbox-gateway";
import { GatewayUnavailable, type PayerGateway, RemittanceGone, type RemittanceRef } from "./payer-gateway";

type Found = RemittanceRef & { key: string; at: number };

/** The inbox as a prefix of a bucket. `prefix` ends in a slash and is one practice's alone. */
export class S3InboxGateway implements PayerGateway {
  readonly source = "inbox";
  readonly isShared = false;
  readonly #client: S3Client;
  readonly #config: S3Config;

  constructor(config: S3Config) {
    this.#config = config;
    this.#client = new S3Client({
      region: config.region,
      forcePathStyle: config.forcePathStyle,
      ...(config.endpoint ? { endpoint: config.endpoint } : {}),
      ...(config.credentials ? { credentials: config.credentials } : {}),
      maxAttempts: config.attempts ?? 3,
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      requestHandler: { connectionTimeout: 5_000, socketTimeout: config.timeoutMs ?? 20_000 },
    });
  }

  async list(): Promise<RemittanceRef[]> {
    return (await this.#files()).map(({ id, name, arrivedOn }) => ({ id, name, arrivedOn }));
  }

  async fetch(id: string): Promise<Readable> {
    const found = (await this.#files()).find((one) => one.id === id);
    if (!found) throw new RemittanceGone();
    try {
      const answer = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#config.bucket, Key: found.key }),
      );
      return answer.Body as Readable;
    } catch (cause) {
      throw new GatewayUnavailable(cause);
    }
  }

  async #files(): Promise<Found[]> {
    const files: Found[] = [];
    let token: string | undefined;
    do {
      const page = await this.#client
        .send(
          new ListObjectsV2Command({
            Bucket: this.#config.bucket,
            Prefix: this.#config.prefix,
            ...(token ? { ContinuationToken: token } : {}),
          }),
        )
        .catch((cause: unknown) => {
          throw new GatewayUnavailable(cause);
        });
      for (const { Key: key, Size: size, ETag: tag, LastModified: at } of page.Contents ?? []) {
        const name = basename(key ?? "");
        if (!key || !at || key.endsWith("/") || isPassing(name)) continue;
        const id = createHash("sha256").update(`${key}\0${size}\0${tag}`).digest("hex");
        files.push({ id, name, key, at: at.getTime(), arrivedOn: at.toISOString().slice(0, 10) });
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
    return files.sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));
  }
}
