import { Alert } from "@/components/ui/alert";
import { faxNumberText } from "@/lib/core/fax-labels";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";

/** Where a corrected claim goes: as the notice prints it, else that it prints none. The appeals address takes no claims. */
export function ClaimsPlaceNotice({ place }: { place: NonNullable<PayerOfAppealDto["claims_place"]> }) {
  const { address, fax, says } = place;
  return (
    <Alert tone="info" className="mb-4" title="A corrected claim goes where the payer takes claims">
      {address && <p>The notice gives for claims: {address}</p>}
      {says && <p>The notice says: “{says}”</p>}
      <p>
        {placeOf(place)} Send it as you send claims: through your clearinghouse, on the payer's portal or to
        the claims address on the member's card.
        {/* A place that the notice gives may take both. */}
        {!address && !fax && " The appeals fax and address are not for it."}
      </p>
    </Alert>
  );
}

function placeOf({ address, fax, says }: NonNullable<PayerOfAppealDto["claims_place"]>): string {
  if (fax) return `The notice gives the fax number ${faxNumberText(fax)} for corrected claims.`;
  if (address || says) return "It gives no fax number for corrected claims, so none is filled in.";
  return "No place for corrected claims was found in the notice, so nothing is filled in.";
}
