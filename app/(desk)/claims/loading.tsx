import { CLAIM_COLUMN_IDS, CLAIM_HEADS } from "@/components/claim/claims-heads";
import { ViewLinks } from "@/components/claim/view-links";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton, SkeletonRows } from "@/components/ui/skeleton";
import { Table, TBody, THead, Th } from "@/components/ui/table";
import { Tr } from "@/components/ui/table-cells";

const ROWS = 15;

/** The claims page in its final places: what is known of it in words, the rest as gray boxes of its size. */
export default function ClaimsLoading() {
  return (
    <div aria-busy="true">
      <PageHeader
        title="Claims Management"
        secondary={
          <>
            <Skeleton className="h-9 w-38 rounded-md" />
            <Skeleton className="h-9 w-46 rounded-md" />
            <Skeleton className="h-9 w-28 rounded-md" />
          </>
        }
        action={<Skeleton className="h-9 w-32 rounded-md" />}
      />
      <ViewLinks place={{}} />
      <div className="flex flex-wrap gap-2 py-3">
        <Skeleton className="h-8 w-full rounded-md sm:w-56" />
        {[1, 2, 3, 4, 5].map((filter) => (
          <Skeleton key={filter} className="h-8 min-w-36 flex-1 rounded-md" />
        ))}
      </div>
      <Card flush>
        <div className="flex h-11 items-center border-b px-4">
          <Skeleton className="h-4 w-72" />
        </div>
        <Table label="Claims" cards>
          <THead>
            <Tr>
              {CLAIM_COLUMN_IDS.map((id) => {
                const { label, numeric = false, className } = CLAIM_HEADS[id];
                return (
                  <Th key={id} numeric={numeric} className={className}>
                    {id === "expand" ? <span className="sr-only">{label}</span> : label}
                  </Th>
                );
              })}
            </Tr>
          </THead>
          <TBody>
            <SkeletonRows rows={ROWS} columns={CLAIM_COLUMN_IDS.length} />
          </TBody>
        </Table>
      </Card>
    </div>
  );
}
