import { deliveries, type Enclosed, letterExports, letterVersions } from "@/db/schema/letters";
import type { DeliveryDto, EnclosedDto } from "./schema";

/** What leaves of a delivery, of a query that is joined to its PDF and the PDF's version. */
export const deliveryColumns = {
  id: deliveries.id,
  method: deliveries.method,
  to: deliveries.recipient,
  state: deliveries.state,
  provider: deliveries.provider,
  reference: deliveries.providerReference,
  version: letterVersions.version,
  pages: letterExports.pages,
  enclosures: letterExports.enclosures,
  error: deliveries.error,
  overrides: deliveries.overrides,
  proves: deliveries.provesDeliveryId,
  createdAt: deliveries.createdAt,
  sentAt: deliveries.sentAt,
};

type Row = Pick<
  typeof deliveries.$inferSelect,
  "id" | "method" | "state" | "provider" | "error" | "overrides" | "createdAt" | "sentAt"
> & {
  to: string;
  reference: string | null;
  proves: string | null;
  version: number;
  pages: number;
  enclosures: Enclosed[];
};

export function deliveryDto(row: Row): DeliveryDto {
  return {
    id: row.id,
    method: row.method,
    to: row.to,
    state: row.state,
    provider: row.provider,
    reference: row.reference,
    letter_version: row.version,
    pages: row.pages,
    enclosures: row.enclosures.map(enclosedDto),
    error: row.error,
    overrides: row.overrides.map(({ code, message, reason, by }) => ({ code, message, reason, by })),
    proves: row.proves,
    created_at: row.createdAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
  };
}

export const enclosedDto = ({ documentId, title, pages, firstPage, leftOut }: Enclosed): EnclosedDto => ({
  document: documentId,
  title,
  pages,
  first_page: firstPage,
  pages_left_out: leftOut ?? [],
});
