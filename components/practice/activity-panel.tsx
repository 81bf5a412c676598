import { type ProfileAddress, profileHref } from "@/components/account/profile-address";
import { ActivityFilters } from "@/components/account/profile-parts";
import { AddressPages } from "@/components/ui/address-pages";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages } from "@/components/ui/list-pages";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Td, Tr } from "@/components/ui/table-cells";
import { TimeText } from "@/components/ui/time-text";
import type { Page } from "@/lib/core/page";
import type { ActivityEntry } from "@/lib/domain/practice/activity/schema";
import type { Member } from "@/lib/domain/practice/schema";
import { ACTION_OPTIONS, activityWords } from "./activity-labels";
import { personName } from "./person-name";

interface ActivityPanelProps {
  page: Page<ActivityEntry> | { problem: string };
  people: readonly Member[];
  filters: Pick<ProfileAddress, "actor" | "action" | "result" | "from" | "to">;
  /** Where the page begins. */
  place: Pick<ProfileAddress, "cursor" | "nth">;
}

/** Who did what in the practice, for its owner: filters and page in the address, all of it as CSV. */
export function ActivityPanel({ page, people, filters, place }: ActivityPanelProps) {
  const chosen = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <ActivityFilters
          people={people.map((member) => ({ value: member.id, label: personName(member) }))}
          actions={ACTION_OPTIONS}
          filters={filters}
        />
        <ButtonLink
          size="input"
          className="ml-auto"
          href={`/api/v1/practice/activity/export/?${chosen}`}
          download
        >
          Export CSV
        </ButtonLink>
      </div>
      {"problem" in page ? (
        <Alert tone="danger" title={`Failed to load activity: ${page.problem}`} />
      ) : (
        <Entries page={page} people={people} filters={filters} place={place} />
      )}
    </div>
  );
}

function Entries({ page, people, filters, place }: ActivityPanelProps & { page: Page<ActivityEntry> }) {
  if (page.results.length === 0) {
    return <EmptyState title="No activity matches">Change the filters to see more.</EmptyState>;
  }
  const names = new Map(people.map((member) => [member.id, personName(member)]));
  const href = (to: Pick<ProfileAddress, "cursor" | "nth">) =>
    profileHref({ tab: "activity", ...filters, ...to });
  return (
    <>
      <Card flush>
        <Table label="Activity" cards>
          <THead>
            <Tr>
              <Th>Time</Th>
              <Th>Person</Th>
              <Th>What they did</Th>
              <Th>Address</Th>
            </Tr>
          </THead>
          <TBody>
            {page.results.map((entry) => (
              <Tr key={entry.id}>
                <Td label="Time">
                  <TimeText value={entry.at} />
                </Td>
                <Td label="Person">
                  {names.get(entry.actor_id ?? "") || entry.actor || "Someone not signed in"}
                </Td>
                <Td label="What they did">
                  <span className="flex flex-wrap items-center gap-2">
                    {activityWords(entry)}
                    {entry.kind === "job" && <Badge>Automatic</Badge>}
                    {entry.kind === "api_key" && <Badge>API key</Badge>}
                    {entry.result === "refused" && <Badge tone="warning">Refused</Badge>}
                  </span>
                </Td>
                <Td label="Address">{entry.address}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      </Card>
      <ListPages noun="entries" shown={page.results.length} count={page.count} from={place.nth}>
        <AddressPages
          here={href(place)}
          first={place.cursor ? href({ cursor: null, nth: 1 }) : null}
          next={page.next && href({ cursor: page.next, nth: place.nth + page.results.length })}
        />
      </ListPages>
    </>
  );
}
