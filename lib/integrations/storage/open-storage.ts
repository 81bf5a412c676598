import { join } from "node:path";
import { LocalStorage } from "./local-storage";
import { S3Storage } from "./s3-storage";
import type { Storage } from "./storage";

/** The settings of `lib/env.ts` that say where files are kept. */
export type StorageSettings = {
  DATA_DIR: string;
  APP_SECRET: string;
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_FORCE_PATH_STYLE: boolean;
  S3_PREFIX: string;
  S3_SERVER_SIDE_ENCRYPTION?: "AES256" | "aws:kms" | undefined;
};

/** A bucket where one is set, else files under `DATA_DIR/files`. */
export function openStorage(settings: StorageSettings): Storage {
  if (!settings.S3_BUCKET) {
    return new LocalStorage(join(settings.DATA_DIR, "files"), `parts of uploads:${settings.APP_SECRET}`);
  }
  const id = settings.S3_ACCESS_KEY_ID;
  const secret = settings.S3_SECRET_ACCESS_KEY;
  return new S3Storage({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    prefix: settings.S3_PREFIX,
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    serverSideEncryption: settings.S3_SERVER_SIDE_ENCRYPTION,
  });
}
