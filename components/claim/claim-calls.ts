import { ApiError, apiFetch } from "@/components/app-shell/api-fetch";

/** The claims' REST calls as the screens use them. All throw `ApiError`, or `TypeError` without an answer. */

/** Saves the filtered claims as a CSV file on this machine. */
export async function downloadCsv(query: Record<string, string>, day: string): Promise<void> {
  const response = await apiFetch(`/claims/export/?${new URLSearchParams(query)}`);
  if (!response.ok) {
    const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
    throw new ApiError(response.status, body, "The file could not be created.");
  }
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = `claims-${day}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
