import { listRemittances } from "@/lib/domain/remittance/posting/files";
import { previewText, uploadRemittance } from "@/lib/domain/remittance/posting/preview";
import { remittancePreviewAnswer } from "@/lib/domain/remittance/schema";
import { jsonStream } from "@/lib/transport/json-stream";
import { route } from "@/lib/transport/route";

/** Seconds: files are opened in a process of their own. */
export const maxDuration = 120;

export const GET = route(listRemittances);

/** The answer is written as it is worked out, claim by claim. */
export const POST = route(uploadRemittance, {
  answer: remittancePreviewAnswer,
  status: 201,
  respond: ({ answer }) => jsonStream(previewText(answer), 201),
});
