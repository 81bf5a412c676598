import { join } from "node:path";
import type { StorageSettings } from "../storage/open-storage";
import { InboxGateway } from "./inbox-gateway";
import type { PayerGateway } from "./payer-gateway";
import { S3InboxGateway } from "./s3-inbox-gateway";
import { StediGateway } from "./stedi-gateway";

/** The settings of `lib/env.ts` that say where remittances come from. */
export type GatewaySettings = StorageSettings & {
  ERA_INBOX_PREFIX: string;
  STEDI_API_KEY?: string | undefined;
  STEDI_CORE_URL: string;
  STEDI_HEALTHCARE_URL: string;
};

/** A practice's inbox always, beside the files' bucket where there is one; and Stedi where its key is set. */
export function openGateways(settings: GatewaySettings, practiceId: string): PayerGateway[] {
  const { STEDI_API_KEY: apiKey } = settings;
  return [
    inbox(settings, practiceId),
    ...(apiKey
      ? [
          new StediGateway({
            apiKey,
            coreUrl: settings.STEDI_CORE_URL.replace(/\/+$/, ""),
            healthcareUrl: settings.STEDI_HEALTHCARE_URL.replace(/\/+$/, ""),
          }),
        ]
      : []),
  ];
}

function inbox(settings: GatewaySettings, practiceId: string): PayerGateway {
  // The id becomes a path.
  if (!/^[0-9a-f-]{36}$/.test(practiceId)) throw new TypeError("not a practice's id");
  const name = settings.ERA_INBOX_PREFIX.replace(/^\/+|\/+$/g, "");
  if (!settings.S3_BUCKET) return new InboxGateway(join(settings.DATA_DIR, name, practiceId));
  const id = settings.S3_ACCESS_KEY_ID;
  const secret = settings.S3_SECRET_ACCESS_KEY;
  return new S3InboxGateway({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    endpoint: settings.S3_ENDPOINT,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    prefix: `${name}/${practiceId}/`,
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
  });
}
