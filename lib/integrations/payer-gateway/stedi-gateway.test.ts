import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startStandIn } from "@/tests/support/stand-in-server";
import { startStediServer } from "@/tests/support/stedi-server";
import { GatewayRefused, GatewayUnavailable, RemittanceGone } from "./payer-gateway";
import { StediGateway } from "./stedi-gateway";

let server: Awaited<ReturnType<typeof startStediServer>>;
let gateway: StediGateway;
const ASKED = { payerId: "87726", tin: "123456789", npi: null, from: "2026-03-01", to: "2026-03-31" };

beforeAll(async () => {
  server = await startStediServer();
  gateway = new StediGateway({
    apiKey: server.key,
    coreUrl: server.coreUrl,
    healthcareUrl: server.healthcareUrl,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.settings.redirectTo = null;
  server.claimStatuses.length = 0;
});

describe("remittances", () => {
  it("lists inbound 835 files of the range over all pages, each file once", async () => {
    const first = server.receive("ISA one");
    const second = server.receive("ISA two", { processedAt: "2026-03-20T00:00:00.000Z" });
    server.receive("ISA ack", { set: "277" });
    server.receive("ISA out", { direction: "OUTBOUND" });
    server.receive("ISA made up", { mode: "test" });
    server.receive("ISA late", { processedAt: "2026-04-02T00:00:00.000Z" });
    expect((await gateway.list(ASKED)).map(({ id, arrivedOn }) => [id, arrivedOn])).toEqual([
      [first, "2026-03-03"],
      [second, "2026-03-20"],
    ]);
  });

  it("asks nothing for days that have not begun: such a start is refused", async () => {
    const asked = server.requests.length;
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await gateway.list({ ...ASKED, from: tomorrow, to: tomorrow })).toEqual([]);
    expect(server.requests).toHaveLength(asked);
  });

  it("fetches the file behind the redirect, without our key", async () => {
    const id = server.receive("ISA*three~");
    expect(await text(await gateway.fetch(id))).toBe("ISA*three~");
    await expect(gateway.fetch("unknown")).rejects.toBeInstanceOf(RemittanceGone);
  });

  it("follows no redirect to a host that is neither Stedi's nor its file store's", async () => {
    const id = server.receive("ISA*four~");
    const elsewhere = await startStandIn(() => ({ status: 200, body: Buffer.from("ISA*forged~") }));
    for (const place of [
      `${elsewhere.url}/x`,
      "https://amazonaws.com.evil.example/x",
      "file:///etc/passwd",
    ]) {
      server.settings.redirectTo = place;
      await expect(gateway.fetch(id)).rejects.toBeInstanceOf(GatewayUnavailable);
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it("tells a refusal from an outage", async () => {
    const stranger = new StediGateway({
      apiKey: "wrong",
      coreUrl: server.coreUrl,
      healthcareUrl: server.healthcareUrl,
    });
    await expect(stranger.list(ASKED)).rejects.toBeInstanceOf(GatewayRefused);
    server.faults.push({ kind: "status", status: 503 }, { kind: "reset" });
    await expect(gateway.list(ASKED)).rejects.toBeInstanceOf(GatewayUnavailable);
    await expect(gateway.list(ASKED)).rejects.toBeInstanceOf(GatewayUnavailable);
  });
});

describe("claim status (276/277)", () => {
  it("asks as documented and reads what is answered", async () => {
    server.claimStatuses.push({
      claimStatus: {
        statusCategoryCode: "P1",
        tradingPartnerClaimNumber: "5332034153-KK",
        patientAccountNumber: "3333333",
        claimServiceDate: "20260325",
        submittedAmount: "238.44",
      },
    });
    // "No claims found" gives the days that were asked for; a claim may come without a status.
    server.claimStatuses.push({
      claimStatus: { statusCategoryCode: "D0", claimServiceDate: "20260318-20260401" },
    });
    server.claimStatuses.push({ serviceDetails: [] });
    const reports = await gateway.claimStatus({
      payerId: "87726",
      provider: { npi: "1234567893", tin: "123456789", name: "Harbor *PT*" },
      subscriber: {
        first: `Jane${"e".repeat(40)}`,
        last: "Doe",
        birth: "1980-08-06",
        gender: "F",
        memberId: "111222333",
      },
      serviceFrom: "2026-03-25",
      serviceTo: "2026-03-25",
      payerClaimNumber: null,
    });
    expect(reports).toEqual([
      {
        category: "P1",
        payerClaimNumber: "5332034153-KK",
        ourClaimNumber: "3333333",
        serviceOn: "2026-03-25",
        charge: 23844,
      },
      { category: "D0", payerClaimNumber: null, ourClaimNumber: null, serviceOn: null, charge: null },
    ]);
    expect(JSON.parse(server.requests.at(-1)?.body.toString() ?? "")).toEqual({
      tradingPartnerServiceId: "87726",
      providers: [
        {
          npi: "1234567893",
          taxId: "123456789",
          organizationName: "Harbor  PT",
          providerType: "BillingProvider",
        },
      ],
      subscriber: {
        firstName: `Jane${"e".repeat(31)}`,
        lastName: "Doe",
        dateOfBirth: "19800806",
        gender: "F",
        memberId: "111222333",
      },
      encounter: { beginningDateOfService: "20260318", endDateOfService: "20260401" },
    });
  });
});
