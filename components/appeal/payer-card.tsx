import { phoneText } from "@/components/patient/patient-texts";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import { PayerProposal, TimeText } from "./wizard-parts";

/** Where the payer takes appeals: as the practice's directory has it, and as this appeal's letter says. */
export function PayerCard({ appealId, payer }: { appealId: string; payer: PayerOfAppealDto }) {
  const { entry, proposal } = payer;
  const isNews = proposal !== null && proposal.differs.length > 0;
  if (!entry && !isNews) return null;
  return (
    <Card title={`Where ${entry?.name ?? proposal?.name ?? "the payer"} takes appeals`} headingLevel={3}>
      {entry && (
        <DescriptionList
          items={[
            {
              label: "Address",
              value: entry.appeals_address && (
                <span className="whitespace-pre-line">{entry.appeals_address}</span>
              ),
            },
            { label: "Fax", value: phoneText(entry.fax.replace(/^\+1/, "")) },
            {
              label: "Portal",
              value: entry.portal_url && (
                <a
                  href={entry.portal_url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="link break-all"
                >
                  {entry.portal_url}
                </a>
              ),
            },
            { label: "Note", value: entry.note },
            {
              label: "Verified",
              value: entry.verified_at ? <TimeText value={entry.verified_at} as="date" /> : "not yet",
            },
          ]}
        />
      )}
      {isNews && <PayerProposal key={proposal.name} appealId={appealId} entry={entry} proposal={proposal} />}
    </Card>
  );
}
