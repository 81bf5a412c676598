import { createOpenAI } from "@ai-sdk/openai";
import { generateText, type LanguageModelMiddleware, Output, streamText, wrapLanguageModel } from "ai";
import { z } from "zod";
import { checkLetterText } from "./answer-check";
import { startDeadline } from "./deadline";
import { ModelFailure } from "./failure";
import { failureOf, lacksJsonSchema } from "./failure-of";
import { withoutReasoning } from "./reasoning";

/** One label's endpoint. `model` is the provider's own name for the model. */
export type ModelConfig = { label: string; baseUrl: string; apiKey: string; model: string };

export type ModelMessage = { role: "system" | "user" | "assistant"; content: string };

export type ModelLimits = {
  signal?: AbortSignal;
  /** For the whole call, retries included. Default 10 minutes. */
  timeoutMs?: number;
  /** Longest silence of a stream, the wait for its first piece included. Default 3 minutes. */
  stallMs?: number;
  /** Default 8,000: a two-page letter is about 1,000, and reasoning models think in the same budget. */
  maxOutputTokens?: number;
  /** Tries after the first one, on 429, 5xx and failed connections, with growing pauses or as Retry-After says. Default 2. */
  maxRetries?: number;
};

export type ModelUsage = { inputTokens: number | undefined; outputTokens: number | undefined };
export type ModelAnswer = { text: string; usage: ModelUsage; providerModel: string };

const DEFAULTS = { timeoutMs: 600_000, stallMs: 180_000, maxOutputTokens: 8_000, maxRetries: 2 };
/** For servers that ignore the token limit: characters of answer and reasoning together. */
const MAX_CHARACTERS_PER_TOKEN = 8;
/** `onText` is called when so many characters are new: reasoning is cut out of the whole text each time. */
const SHOW_EVERY = 48;

/** No redirects: text goes to the configured host and to no other. */
const fetchWithoutRedirect: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

function chatModel(config: ModelConfig) {
  if (!config.baseUrl || !config.model) throw new ModelFailure("not_configured");
  const provider = createOpenAI({
    baseURL: config.baseUrl,
    apiKey: config.apiKey || "none",
    fetch: fetchWithoutRedirect,
  });
  return provider.chat(config.model);
}

const callSettings = (config: ModelConfig, limits: ModelLimits) => ({
  allowSystemInMessages: true,
  maxOutputTokens: limits.maxOutputTokens ?? DEFAULTS.maxOutputTokens,
  maxRetries: limits.maxRetries ?? DEFAULTS.maxRetries,
  providerOptions: {
    openai: {
      systemMessageMode: "system" as const,
      // Asks OpenAI not to keep the exchange; other servers may not know the setting.
      ...(URL.parse(config.baseUrl)?.hostname === "api.openai.com" ? { store: false } : {}),
    },
  },
});

/**
 * One letter, streamed. `onText` gets the whole answer so far, without reasoning. Throws `ModelFailure` for everything that is
 * not a usable letter.
 */
export async function streamLetter(
  config: ModelConfig,
  messages: ModelMessage[],
  options: ModelLimits & { onText?: (textSoFar: string) => void } = {},
): Promise<ModelAnswer> {
  const model = chatModel(config);
  const settings = callSettings(config, options);
  const clock = startDeadline({
    totalMs: options.timeoutMs ?? DEFAULTS.timeoutMs,
    stallMs: options.stallMs ?? DEFAULTS.stallMs,
    signal: options.signal,
  });
  try {
    const result = streamText({
      ...settings,
      model,
      messages,
      abortSignal: clock.signal,
      // Reasoning of DeepSeek's kind is only in the raw pieces: it must count as life and toward the limit.
      includeRawChunks: true,
      // Errors arrive as parts of the stream; by default the SDK prints them, prompt included.
      onError: () => {},
    });
    let raw = "";
    let shownAt = 0;
    let received = 0;
    for await (const part of result.fullStream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new ModelFailure(clock.reason() ?? "canceled");
      if (part.type === "raw") {
        clock.alive();
        received += deltaLength(part.rawValue);
        if (received > settings.maxOutputTokens * MAX_CHARACTERS_PER_TOKEN) clock.end("too_long");
      }
      if (part.type !== "text-delta") continue;
      raw += part.text;
      if (!options.onText || raw.length - shownAt < SHOW_EVERY) continue;
      shownAt = raw.length;
      const soFar = withoutReasoning(raw, false);
      if (soFar !== "") options.onText(soFar);
    }
    const text = withoutReasoning(raw, true);
    const [finishReason, rawFinishReason] = await Promise.all([result.finishReason, result.rawFinishReason]);
    checkFinished(finishReason, rawFinishReason, text);
    checkLetterText(text);
    options.onText?.(text);
    const [usage, response] = await Promise.all([result.totalUsage, result.response]);
    return { text, usage: tokens(usage), providerModel: response.modelId };
  } catch (error) {
    throw failureOf(error, clock.reason());
  } finally {
    clock.clear();
  }
}

/**
 * Values by a strict schema. Fields that may be missing should be `nullable`, not `optional`: strict servers demand every
 * key. A server without JSON schemas is asked again for JSON with the schema in words.
 */
export async function proposeExtraction<T>(
  config: ModelConfig,
  messages: ModelMessage[],
  schema: z.ZodType<T>,
  options: Omit<ModelLimits, "stallMs"> = {},
): Promise<{ value: T; usage: ModelUsage; providerModel: string }> {
  const model = wrapLanguageModel({ model: chatModel(config), middleware: answerOnly });
  const totalMs = options.timeoutMs ?? DEFAULTS.timeoutMs;
  const clock = startDeadline({ totalMs, stallMs: totalMs, signal: options.signal });
  const call = { ...callSettings(config, options), model, abortSignal: clock.signal };
  try {
    const result = await generateText({
      ...call,
      messages,
      output: Output.object({ schema, name: "extraction" }),
    }).catch((error: unknown) => {
      if (!lacksJsonSchema(error)) throw error;
      return generateText({ ...call, messages: [...messages, schemaInWords(schema)] });
    });
    checkFinished(result.finishReason, result.rawFinishReason, result.text);
    const parsed = schema.safeParse(parseJson(result.text));
    if (!parsed.success) throw new ModelFailure("malformed");
    return { value: parsed.data, usage: tokens(result.totalUsage), providerModel: result.response.modelId };
  } catch (error) {
    throw failureOf(error, clock.reason());
  } finally {
    clock.clear();
  }
}

function checkFinished(reason: string, rawReason: string | undefined, text: string): void {
  if (reason === "length") throw new ModelFailure("too_long");
  if (reason === "content-filter") throw new ModelFailure("refused");
  if (text === "") throw new ModelFailure("empty");
  if (rawReason === undefined) throw new ModelFailure("cut_off");
}

const tokens = (usage: ModelUsage): ModelUsage => ({
  inputTokens: usage.inputTokens,
  outputTokens: usage.outputTokens,
});

const rawDelta = z.object({
  choices: z.array(z.object({ delta: z.record(z.string(), z.unknown()) })).min(1),
});

/** Characters of a streamed piece, in whichever field the server puts them (content, reasoning, reasoning_content). */
function deltaLength(rawValue: unknown): number {
  const parsed = rawDelta.safeParse(rawValue);
  const values = parsed.success ? Object.values(parsed.data.choices[0]?.delta ?? {}) : [];
  return values.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
}

/** Reasoning and code fences around a JSON answer go before the SDK parses it. */
const answerOnly: LanguageModelMiddleware = {
  specificationVersion: "v3",
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate();
    const content = result.content.map((part) =>
      part.type === "text" ? { ...part, text: jsonPart(withoutReasoning(part.text, true)) } : part,
    );
    return { ...result, content };
  },
};

const jsonPart = (text: string) => /^```(?:json)?\s*([\s\S]*?)\s*```$/.exec(text.trim())?.[1] ?? text;

const schemaInWords = (schema: z.ZodType): ModelMessage => ({
  role: "user",
  content: `Answer with one JSON object alone, without explanation, that fits this JSON schema:\n${JSON.stringify(z.toJSONSchema(schema))}`,
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFailure("malformed");
  }
}
