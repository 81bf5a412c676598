import { expect, it } from "vitest";
import { startStandIn } from "@/tests/support/stand-in-server";
import { fetchTelnyxFax } from "./telnyx-inbox";

it("asks nobody for a fax's file where no service is set up", async () => {
  const service = await startStandIn(() => ({ status: 404, body: {} }));
  const fetched = fetchTelnyxFax({ apiKey: "", baseUrl: service.url }, "019a", "/tmp/never-written");
  await expect(fetched).rejects.toMatchObject({
    name: "FaxFetchFailure",
    retryable: false,
    message: expect.stringContaining("No fax service is set up"),
  });
  expect(service.requests).toEqual([]);
  await service.close();
});
