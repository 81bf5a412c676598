"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryStates } from "nuqs";
import { api } from "@/components/app-shell/api-fetch";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Table, TBody, Td, THead, Th, Tr } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { ActivityEntry } from "@/lib/domain/practice/activity/schema";
import type { Member } from "@/lib/domain/practice/schema";

type Page = { count: number | null; next: string | null; results: ActivityEntry[] };

const ACTIONS = [
  ...["read", "list", "search", "create", "update", "delete", "export", "download", "send", "reveal"],
  ...[
    "extract",
    "generate",
    "sign_in",
    "sign_out",
    "invite",
    "accept_invitation",
    "change_member",
    "second_factor",
  ],
];
/** "Sign in" of `sign_in`. */
const words = (code: string) => code.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());

/** Who did what in the practice, for its owner: filters in the URL, older entries on demand, all of it as CSV. */
export function ActivityPanel() {
  const [filters, setFilters] = useQueryStates({
    action: parseAsString.withDefault(""),
    actor: parseAsString.withDefault(""),
    result: parseAsString.withDefault(""),
    from: parseAsString.withDefault(""),
    to: parseAsString.withDefault(""),
  });
  const search = new URLSearchParams(Object.entries(filters).filter(([, value]) => value)).toString();
  const members = useQuery({
    queryKey: ["members"],
    queryFn: () => api<{ results: Member[] }>("/practice/members/"),
  });
  const query = useInfiniteQuery({
    queryKey: ["activity", search],
    queryFn: ({ pageParam }) =>
      api<Page>(
        `/practice/activity/?${search}${pageParam ? `&cursor=${pageParam}` : ""}`,
        {},
        "Failed to load activity",
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const entries = query.data?.pages.flatMap((page) => page.results) ?? [];
  const people = members.data?.results.map((member) => ({ value: member.id, label: member.username })) ?? [];

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Person" className="w-36">
          <Select
            value={filters.actor}
            onChange={(event) => setFilters({ actor: event.target.value || null })}
            options={[{ value: "", label: "Everyone" }, ...people]}
          />
        </Field>
        <Field label="Action" className="w-36">
          <Select
            value={filters.action}
            onChange={(event) => setFilters({ action: event.target.value || null })}
            options={[
              { value: "", label: "All" },
              ...ACTIONS.map((action) => ({ value: action, label: words(action) })),
            ]}
          />
        </Field>
        <Field label="Result" className="w-28">
          <Select
            value={filters.result}
            onChange={(event) => setFilters({ result: event.target.value || null })}
            options={[
              { value: "", label: "All" },
              { value: "success", label: "Success" },
              { value: "refused", label: "Refused" },
            ]}
          />
        </Field>
        <Field label="From" className="w-40">
          <Input
            type="date"
            value={filters.from}
            onChange={(event) => setFilters({ from: event.target.value || null })}
          />
        </Field>
        <Field label="To" className="w-40">
          <Input
            type="date"
            value={filters.to}
            onChange={(event) => setFilters({ to: event.target.value || null })}
          />
        </Field>
        <Button asChild size="input" className="ml-auto">
          <a href={`/api/v1/practice/activity/export/?${search}`} download>
            Export CSV
          </a>
        </Button>
      </div>
      {query.isError && <Alert tone="danger" title={query.error.message} />}
      {query.isSuccess && entries.length === 0 ? (
        <EmptyState title="No activity matches">Change the filters to see more.</EmptyState>
      ) : (
        <Table label="Activity" cards>
          <THead>
            <Tr>
              <Th>Time</Th>
              <Th>Person</Th>
              <Th>Action</Th>
              <Th>What</Th>
              <Th>Result</Th>
              <Th>Address</Th>
            </Tr>
          </THead>
          <TBody>
            {query.isPending && <SkeletonRows rows={10} columns={6} />}
            {entries.map((entry) => (
              <Tr key={entry.id}>
                <Td label="Time">
                  <TimeText value={entry.at} />
                </Td>
                <Td label="Person">
                  {entry.actor || "Unknown"}
                  {entry.kind === "job" && <span className="text-ink-faint"> (job)</span>}
                </Td>
                <Td label="Action">{words(entry.action)}</Td>
                <Td label="What">{words(entry.entity)}</Td>
                <Td label="Result">
                  <Badge tone={entry.result === "success" ? "neutral" : "warning"}>
                    {words(entry.result)}
                  </Badge>
                </Td>
                <Td label="Address">{entry.address || "Not known"}</Td>
              </Tr>
            ))}
          </TBody>
        </Table>
      )}
      {query.hasNextPage && (
        <Button
          className="justify-self-center"
          onClick={() => query.fetchNextPage()}
          loading={query.isFetchingNextPage}
        >
          Show older
        </Button>
      )}
    </div>
  );
}
