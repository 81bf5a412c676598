import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type Handler,
  type OpenAiServer,
  type Reply,
  startOpenAiServer,
} from "@/tests/support/openai-server";
import { type ModelLimits, proposeExtraction, streamLetter } from "./client";
import { ModelFailure } from "./failure";

const LETTER = `The denial should be reversed for these reasons.

The record shows that the service was needed on that day. Your notice says that no authorization was on file, but the
request was made in time. We answer each of your points below, with the page of the record.

### What we ask

Please pay the claim in full. Please send your decision in writing, with the specific reason for any part that stays denied.`;

let server: OpenAiServer;
beforeAll(async () => {
  server = await startOpenAiServer([{ text: LETTER }]);
});
afterAll(() => server.close());

const config = () => ({ label: "gpt-4o", baseUrl: server.baseUrl, apiKey: "key-1", model: "provider-model" });
const messages = [
  { role: "system" as const, content: "Write." },
  { role: "user" as const, content: "Data." },
];
const letter = (
  script: Handler | Reply[],
  limits: ModelLimits & { onText?: (text: string) => void } = {},
) => {
  server.script(script);
  return streamLetter(config(), messages, limits);
};
const reasonOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModelFailure);
  return (error as ModelFailure).reason;
};
const quick = { headers: { "retry-after-ms": "1" } };

describe("streamLetter", () => {
  it("returns the letter, the usage and the provider's model, and shows the text as it comes", async () => {
    const seen: string[] = [];
    const answer = await letter([{ text: LETTER }], {
      onText: (text) => seen.push(text),
      maxOutputTokens: 900,
    });
    expect(answer).toEqual({
      text: LETTER,
      usage: { inputTokens: 11, outputTokens: 22 },
      providerModel: "provider-model",
    });
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.at(-1)).toBe(LETTER);
    for (const text of seen) expect(LETTER.startsWith(text)).toBe(true);
    const [request] = server.requests;
    expect(request?.path).toBe("/v1/chat/completions");
    expect(request?.authorization).toBe("Bearer key-1");
    expect(request?.body).toMatchObject({ model: "provider-model", stream: true, max_tokens: 900, messages });
    expect(request?.body.tools).toBeUndefined();
  });

  it.each([
    ["a block", `<think>Is Jane <b>Doe</b> sick? Secret plan.</think>\n${LETTER}`],
    [
      "two blocks",
      `<think>one</think>${LETTER.slice(0, 100)}<thinking>Secret</thinking>${LETTER.slice(100)}`,
    ],
    ["a block without its opening tag", `Secret plan, first of all.\n</think>\n\n${LETTER}`],
  ])("strips reasoning in %s, in whatever pieces it comes", async (_, text) => {
    for (const pieces of [1, 7, text.length]) {
      const seen: string[] = [];
      const answer = await letter([{ text, pieces }], { onText: (soFar) => seen.push(soFar) });
      expect(answer.text).toBe(LETTER);
      if (!_.includes("without")) expect(seen.join()).not.toMatch(/Secret|think/);
    }
  });

  it("drops reasoning that comes in a field of its own", async () => {
    expect((await letter([{ text: LETTER, reasoning: "Secret plan, at length." }])).text).toBe(LETTER);
  });

  it("fails when nothing but reasoning came", async () => {
    expect(await reasonOf(letter([{ text: `<think>${LETTER}` }]))).toBe("empty");
  });

  it("tries again on 429 and 5xx, as told by Retry-After", async () => {
    const script: Reply[] = [{ status: 429, ...quick }, { status: 503, ...quick }, { text: LETTER }];
    expect((await letter(script)).text).toBe(LETTER);
    expect(server.requests).toHaveLength(3);
  });

  it("gives up after three tries", async () => {
    expect(await reasonOf(letter([{ status: 500, ...quick }]))).toBe("server_error");
    expect(server.requests).toHaveLength(3);
    expect(await reasonOf(letter([{ status: 429, ...quick }]))).toBe("rate_limited");
  });

  it("does not repeat what can only fail again", async () => {
    expect(await reasonOf(letter([{ status: 401 }]))).toBe("rejected");
    expect(server.requests).toHaveLength(1);
  });

  it("follows no redirect to another host", async () => {
    const other = await startOpenAiServer([{ text: LETTER }]);
    const location = `${other.baseUrl}/chat/completions`;
    const promise = letter([{ status: 307, headers: { location } }], { maxRetries: 0 });
    expect(await reasonOf(promise)).toBe("unreachable");
    expect(other.requests).toHaveLength(0);
    await other.close();
  });

  it.each<[string, Reply, string]>([
    ["is empty", { text: "" }, "empty"],
    ["is a word", { text: "OK." }, "nonsense"],
    ["is a refusal", { text: "I'm sorry, but I can't help with that request." }, "refused"],
    ["is noise", { text: "x9 @@ ## 77 -- ".repeat(80) }, "nonsense"],
    [
      "repeats one sentence",
      { text: "The claim should be paid in full by the plan. ".repeat(60) },
      "nonsense",
    ],
    ["hit the token limit", { text: LETTER, finishReason: "length" }, "too_long"],
    ["was filtered", { text: LETTER, finishReason: "content_filter" }, "refused"],
    ["is garbage", { raw: "data: {not json\n\ndata: [DONE]\n\n" }, "malformed"],
    ["has the wrong form", { raw: 'data: {"hello": 1}\n\ndata: [DONE]\n\n' }, "malformed"],
    ["is an error in the stream", { raw: 'data: {"error":{"message":"boom"}}\n\n' }, "server_error"],
    ["is a web page", { raw: "<html>Sign in</html>", contentType: "text/html" }, "empty"],
    ["breaks off", { text: LETTER, after: "disconnect" }, "cut_off"],
    ["ends without an end", { text: LETTER, after: "end" }, "cut_off"],
  ])("fails when the answer %s", async (_, reply, reason) => {
    expect(await reasonOf(letter([reply], { maxRetries: 0 }))).toBe(reason);
  });

  it.each(["“a", "member id number ", "x", "<think>", "a "])(
    "is done with 60,000 characters of %j",
    async (unit) => {
      const text = unit.repeat(60_000 / unit.length);
      expect(["nonsense", "empty"]).toContain(
        await reasonOf(letter([{ text }], { maxOutputTokens: 20_000 })),
      );
    },
  );

  it("cuts off an answer without end", async () => {
    const endless: Reply = { text: `${LETTER} `, after: "repeat" };
    expect(await reasonOf(letter([endless], { maxOutputTokens: 500 }))).toBe("too_long");
  });

  it("ends a call that hangs, stalls or takes too long, and one that the caller ends", async () => {
    expect(await reasonOf(letter([{ hang: true }], { stallMs: 60 }))).toBe("timeout");
    expect(await reasonOf(letter([{ text: LETTER, after: "hang" }], { stallMs: 150 }))).toBe("stalled");
    const slow: Reply = { text: LETTER, pieces: 100, pieceDelayMs: 20 };
    expect(await reasonOf(letter([slow], { timeoutMs: 150 }))).toBe("timeout");
    const controller = new AbortController();
    const promise = letter([{ text: LETTER, after: "hang" }], {
      signal: controller.signal,
      onText: () => controller.abort(),
    });
    expect(await reasonOf(promise)).toBe("canceled");
  });

  it("says so when no server is there or nothing is configured", async () => {
    const gone = await startOpenAiServer([]);
    await gone.close();
    const nowhere = { ...config(), baseUrl: gone.baseUrl };
    expect(await reasonOf(streamLetter(nowhere, messages, { maxRetries: 0 }))).toBe("unreachable");
    expect(await reasonOf(streamLetter({ ...config(), baseUrl: "" }, messages))).toBe("not_configured");
  });

  it("puts neither prompt nor answer into the failure", async () => {
    const echo: Handler = ({ raw }) => ({ status: 400, body: JSON.stringify({ error: { message: raw } }) });
    const failure = await letter(echo).catch((error: unknown) => error as ModelFailure);
    expect(JSON.stringify(failure) + String(failure) + String((failure as Error).cause)).not.toContain(
      "Data.",
    );
  });
});

describe("proposeExtraction", () => {
  const schema = z.object({ denial_code: z.string().nullable(), claim_number: z.string().nullable() });
  const values = { denial_code: "CO-50", claim_number: null };
  const propose = (script: Handler | Reply[], limits: ModelLimits = {}) => {
    server.script(script);
    return proposeExtraction(config(), messages, schema, limits);
  };

  it("sends the schema and returns the values", async () => {
    const { value, usage } = await propose([{ text: JSON.stringify(values) }]);
    expect(value).toEqual(values);
    expect(usage).toEqual({ inputTokens: 11, outputTokens: 22 });
    expect(server.requests[0]?.body.response_format).toMatchObject({
      type: "json_schema",
      json_schema: { strict: true },
    });
  });

  it("reads JSON behind reasoning and in a fence", async () => {
    const text = `<think>{"denial_code": "no"}</think>\n\`\`\`json\n${JSON.stringify(values)}\n\`\`\``;
    expect((await propose([{ text }])).value).toEqual(values);
  });

  it("asks in words where the server knows no JSON schemas", async () => {
    const body = JSON.stringify({ error: { message: "This response_format type is unavailable now" } });
    const { value } = await propose([{ status: 400, body }, { text: JSON.stringify(values) }]);
    expect(value).toEqual(values);
    expect(server.requests[1]?.body.response_format).toBeUndefined();
    expect(server.requests[1]?.raw).toContain("denial_code");
  });

  it.each<[string, Reply, string]>([
    ["no JSON", { text: "The code is CO-50." }, "malformed"],
    ["cut JSON", { text: '{"denial_code": "CO-' }, "malformed"],
    ["another form", { text: '{"code": 50}' }, "malformed"],
    ["another protocol", { raw: "{}", contentType: "application/json" }, "malformed"],
    ["nothing", { text: "" }, "empty"],
    ["a dead connection", { text: "", after: "disconnect" }, "unreachable"],
  ])("fails on %s", async (_, reply, reason) => {
    expect(await reasonOf(propose([reply], { maxRetries: 0 }))).toBe(reason);
  });

  it("ends in time", async () => {
    expect(await reasonOf(propose([{ hang: true }], { timeoutMs: 60 }))).toBe("timeout");
  });
});
