import { ApiError, api } from "@/components/frame/api-fetch";
import type { Page } from "@/lib/core/page";
import type { NotificationPage } from "@/lib/domain/notification/schema";
import type { ApplyAnswer, ConflictDto, RemittancePreviewDto } from "@/lib/domain/remittance/schema";

/** The remittances' and notifications' REST calls as the screens use them. All throw `ApiError`. */

/** More than a person reads before applying; the counts are of the whole file. */
const SHOWN_CLAIMS = 200;

export function uploadRemittance(file: File): Promise<RemittancePreviewDto> {
  const form = new FormData();
  form.append("file", file);
  return api(`/payers/remittances/?max_claims=${SHOWN_CLAIMS}`, { method: "POST", body: form });
}

export const applyRemittance = (id: string, createMissing: boolean) =>
  api<ApplyAnswer>(`/payers/remittances/${id}/apply/`, {
    method: "POST",
    json: { create_missing: createMissing },
  });

export const CONFLICTS_KEY = ["payer-conflicts"];
export const fetchConflicts = (signal?: AbortSignal) =>
  api<Page<ConflictDto>>("/payers/conflicts/", signal ? { signal } : {});

export const settleConflict = (id: string, take: "ours" | "theirs") =>
  api<void>(`/payers/conflicts/${id}/resolve/`, { method: "POST", json: { take } });

export const NOTIFICATIONS_KEY = ["notifications"];
/** Asked in the background: it does not count as the user's activity. */
export const fetchNotifications = (signal?: AbortSignal) =>
  api<NotificationPage>("/notifications/?page_size=20", { background: true, ...(signal && { signal }) });

export const markRead = (id: string) => api<void>(`/notifications/${id}/read/`, { method: "POST", json: {} });
export const markAllRead = () => api<void>("/notifications/read/", { method: "POST", json: {} });

export function failure(action: string, error: unknown): string {
  const reason =
    error instanceof ApiError ? error.message : "There was no answer. Check your connection and try again.";
  return `Failed to ${action}: ${reason}`;
}
