import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressProblem, postOutside } from "./post";
import { isPublicAddress } from "./public-address";

// Seen red: the name asked for again at the connection; the first of its addresses alone looked at; loopback let through.

let asked = 0;
const listener = createServer((_request, response) => {
  asked += 1;
  response.end("x");
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => listener.close(resolve)));

const INSIDE = [
  ...[
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.9.9.9",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
  ],
  ...[
    "192.0.0.8",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "203.0.113.9",
  ],
  ...[
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fd00::1",
  ],
  ...["fe80::1", "ff02::1", "2001::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "100::1", "5f00::1"],
];
const OUTSIDE = ["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::1"];

describe("where a webhook may go", () => {
  it.each(INSIDE)("not to %s", (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(OUTSIDE)("to %s", (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...[
      "http://example.com/",
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://0177.0.0.1/",
      "https://0x7f000001/",
    ],
    ...[
      "https://127.1/",
      "https://[::1]/",
      "https://[::ffff:7f00:1]/",
      "https://localhost/",
      "https://a.localhost/",
    ],
    ...[
      "https://metadata.google.internal/",
      "https://printer.local./",
      "file:///etc/hosts",
      "gopher://x.example/",
    ],
    ...["https://user@example.com/", "https://169.254.169.254/latest/", "javascript:alert(1)", "https://"],
  ])("%s is refused before anything is asked", async (address) => {
    expect(addressProblem(address, false)).not.toBeNull();
    const resolve = () => Promise.reject(new Error("asked"));
    expect((await postOutside(address, "{}", {}, { allowLoopback: false, resolve })).status).toBeNull();
  });

  it("a name that leads inside gets no packet, whether at once, beside a good address, or at the second question", async () => {
    const answers = [["127.0.0.1"], ["8.8.8.8", "127.0.0.1"], ["::ffff:127.0.0.1"], ["10.0.0.1"], []];
    for (const answer of answers) {
      const posted = await postOutside(
        `https://hook.example:${port}/`,
        "{}",
        {},
        {
          ...{ allowLoopback: false, resolve: async () => answer },
        },
      );
      expect([posted.status, posted.problem]).toEqual([
        null,
        expect.stringMatching(/not on the public|not known/),
      ]);
    }
    expect(asked).toBe(0);
    // Two machines, as it were: the name leads to the one when it is looked at, and to the other from then on.
    const first = createServer((_request, response) => response.writeHead(201).end());
    await new Promise<void>((resolve) => first.listen(port, "127.0.0.2", resolve));
    let questions = 0;
    const resolve = async () => {
      questions += 1;
      return [questions === 1 ? "127.0.0.2" : "127.0.0.1"];
    };
    const posted = await postOutside(`http://localhost:${port}/`, "{}", {}, { allowLoopback: true, resolve });
    first.close();
    expect([posted.status, questions, asked]).toEqual([201, 1, 0]);
  });

  it("this machine is let through by the setting of local mode alone, and the answer is not kept", async () => {
    const here = `http://127.0.0.1:${port}/`;
    expect((await postOutside(here, "{}", {}, { allowLoopback: false })).status).toBeNull();
    expect(asked).toBe(0);
    expect(await postOutside(here, "{}", {}, { allowLoopback: true })).toMatchObject({
      status: 200,
      problem: "",
    });
  });

  it("one that never answers, or never ends, is left", async () => {
    const endless = createServer((_request, response) => {
      response.writeHead(200);
      const more = () => response.write(Buffer.alloc(32_768), more);
      more();
    });
    const silent = createServer(() => {});
    for (const server of [endless, silent])
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = (server: typeof endless) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const [long, none] = await Promise.all([
      postOutside(at(endless), "{}", {}, { allowLoopback: true }),
      postOutside(at(silent), "{}", {}, { allowLoopback: true, timeoutMs: 200 }),
    ]);
    expect([long.problem, none.problem]).toEqual(["Its answer was too long.", "It did not answer in time."]);
    for (const server of [endless, silent]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
