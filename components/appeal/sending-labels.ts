import { formatBytes } from "@/components/ui/file-size";
import type { SendMethod } from "@/lib/core/enums";
import { faxNumberText } from "@/lib/core/fax-labels";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import type { AppealDto, DeliveryDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";
import { holdsJust } from "./enclosure-order";

/** Why this way can't take the PDF, or null. A fax has a cover sheet besides. */
export function tooLargeWords(
  exported: Pick<NonNullable<AppealDto["exported"]>, "pages" | "size_bytes">,
  { limits }: Pick<DeliveryChannels, "limits">,
  method: SendMethod,
): string | null {
  const limit = limits[method];
  const way = method === "fax" ? "a fax" : "an email";
  const count = exported.pages + (method === "fax" ? 1 : 0);
  const [has, most] =
    count > limit.pages
      ? [`${count} pages`, limit.pages]
      : [formatBytes(exported.size_bytes), formatBytes(limit.bytes)];
  if (count <= limit.pages && exported.size_bytes <= limit.bytes) return null;
  return `This PDF has ${has}; ${way} takes ${most}. Leave out an enclosure, or send it another way.`;
}

const faxDigits = (value: string) => value.replaceAll(/\D/g, "").slice(-10);
export const isSameFax = (one: string, other = "") => faxDigits(one) === faxDigits(other);

interface KnownOfPayer {
  entry: Pick<PayerDto, "fax"> | null;
  place: Pick<NonNullable<PayerOfAppealDto["claims_place"]>, "fax"> | null;
}

/** The fax numbers that the notice and the directory give for this paper; what is known for appeals is not proposed for a claim. */
export function proposedFaxes(
  { extraction, generation }: Pick<AppealDto, "extraction" | "generation">,
  { entry, place }: KnownOfPayer,
) {
  const { payer_fax: usual, expedited_fax: expedited } = extraction.facts;
  const ownFax = generation?.paper === "expedited_appeal" ? faxNumberText(expedited?.value ?? "") : "";
  const noticeFax = ownFax || faxNumberText(place ? place.fax : (usual?.value ?? ""));
  const entryFax = place ? "" : faxNumberText(entry?.fax ?? "");
  // A number that the directory or the notice gives is filled in; a person still confirms it.
  return { ownFax, noticeFax, entryFax, knownFax: ownFax || entryFax || noticeFax };
}

/** Why sending again is a second sending, or null. */
export function earlierSending(
  appeal: Pick<AppealDto, "deliveries" | "letter" | "documents">,
  enclosures: readonly string[],
  method: SendMethod,
  recipient: string,
): string | null {
  const plain = (value: string) => (method === "fax" ? faxDigits(value) : value.toLowerCase());
  const same = (delivery: DeliveryDto) =>
    delivery.proves === null &&
    delivery.method === method &&
    plain(delivery.to) === plain(recipient) &&
    holdsJust(delivery.enclosures, appeal.documents, enclosures) &&
    delivery.letter_version === appeal.letter?.version;
  const found = appeal.deliveries.find(
    (delivery) => same(delivery) && ["sent", "check_needed"].includes(delivery.state),
  );
  if (!found) return null;
  return found.state === "sent"
    ? "This version was already sent to this recipient. Confirm only if it should go out a second time."
    : "We don't know whether this version already reached this recipient. Check with them before you confirm, or it may arrive twice.";
}
