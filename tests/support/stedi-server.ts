import { randomUUID } from "node:crypto";
import { type Answer, type RecordedRequest, startStandIn } from "./stand-in-server";

const KEY = "test-stedi-key";

type Execution = {
  id: string;
  bytes: string;
  processedAt: string;
  set: string;
  direction: string;
  mode: "production" | "test";
};

/**
 * Speaks as much of Stedi's documented API as is used: polling transactions in pages, a file execution's input behind a
 * redirect to a short-lived link, and real-time claim status.
 */
export async function startStediServer() {
  const executions: Execution[] = [];
  const claimStatuses: { claimStatus?: Record<string, string>; serviceDetails?: unknown[] }[] = [];
  const links = new Map<string, string>();
  const settings = { pageSize: 2, redirectTo: null as string | null };
  let origin = "";

  const handle = (request: RecordedRequest): Answer => {
    const url = new URL(request.path, "http://localhost");
    const linked = links.get(url.pathname);
    if (linked !== undefined) {
      // A file store's link carries its own right; our key has no business there.
      return request.headers.authorization
        ? { status: 400, body: {} }
        : { status: 200, body: Buffer.from(linked) };
    }
    if (request.headers.authorization !== KEY) return { status: 401, body: { message: "Unauthorized" } };
    if (url.pathname === "/2023-08-01/polling/transactions") return poll(url);
    const input = /^\/2023-08-01\/executions\/([^/]+)\/input$/.exec(url.pathname)?.[1];
    if (input) return redirect(input);
    if (url.pathname === "/2024-04-01/change/medicalnetwork/claimstatus/v2" && request.method === "POST") {
      return { status: 200, body: { status: "success", controlNumber: "1", claims: claimStatuses } };
    }
    return { status: 404, body: { message: "Not found" } };
  };

  const poll = (url: URL): Answer => {
    const since = url.searchParams.get("startDateTime");
    const token = url.searchParams.get("pageToken");
    if (!since && !token) return { status: 400, body: { message: "startDateTime or pageToken" } };
    if (since && Date.parse(since) > Date.now() - 60_000) {
      return { status: 400, body: { message: "startDateTime must be at least one minute in the past" } };
    }
    if (Number(url.searchParams.get("pageSize")) > 500) return { status: 400, body: { message: "pageSize" } };
    const [from = "", offset = "0"] = (token ?? `${since}|0`).split("|");
    const found = executions.filter(({ processedAt }) => processedAt >= from);
    const start = Number(offset);
    const page = found.slice(start, start + settings.pageSize);
    return {
      status: 200,
      body: {
        items: page.map(({ id, processedAt, set, direction, mode }) => ({
          direction,
          mode,
          status: "succeeded",
          fileExecutionId: id,
          transactionId: randomUUID(),
          processedAt,
          artifacts: [],
          x12: { metadata: { transaction: { controlNumber: "1", transactionSetIdentifier: set } } },
        })),
        // The real service gives a token after the last page as well, to go on polling with.
        nextPageToken: `${from}|${start + page.length}`,
      },
    };
  };

  const redirect = (id: string): Answer => {
    const found = executions.find((one) => one.id === id);
    if (!found) return { status: 404, body: { message: "Not found" } };
    const path = `/documents/${randomUUID()}`;
    links.set(path, found.bytes);
    const location = settings.redirectTo ?? `${origin}${path}`;
    return { status: 302, body: { documentDownloadUrl: location }, headers: { location } };
  };

  const server = await startStandIn(handle);
  origin = server.url;
  return {
    ...server,
    key: KEY,
    coreUrl: `${server.url}/2023-08-01`,
    healthcareUrl: `${server.url}/2024-04-01`,
    claimStatuses,
    settings,
    /** As if nothing had ever come. */
    clear() {
      executions.length = 0;
      claimStatuses.length = 0;
    },
    /** A file that the payer sent; its id. */
    receive(bytes: string, changes: Partial<Execution> = {}): string {
      const id = randomUUID();
      executions.push({
        id,
        bytes,
        processedAt: "2026-03-03T10:00:00.000Z",
        set: "835",
        direction: "INBOUND",
        mode: "production",
        ...changes,
      });
      return id;
    },
  };
}
