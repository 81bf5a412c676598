import { ApiError, apiFetch } from "./api-fetch";
import { saysMaking, whileMaking } from "./while-making";

/**
 * Saves what `/api/v1${path}` answers on this machine, under the name that the answer gives; waits for a packet that is being
 * made. Throws `ApiError`; `TypeError` without an answer.
 */
export async function saveFile(path: string, failed: string): Promise<void> {
  const { response, refusal } = await whileMaking(
    async () => {
      const asked = await apiFetch(path);
      const body = asked.ok ? undefined : ((await asked.json().catch(() => ({}))) as Record<string, unknown>);
      return { response: asked, refusal: body };
    },
    (answer) => saysMaking(answer.refusal),
  );
  if (refusal) throw new ApiError(response.status, refusal, failed);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameIn(response.headers.get("Content-Disposition") ?? "");
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const nameIn = (disposition: string): string => /filename="([^"]+)"/.exec(disposition)?.[1] ?? "";
