"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type BaseSyntheticEvent, useRef, useState, useTransition } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import type { ActionFailure, ActionResult } from "@/lib/core/action-result";
import { callAction } from "./call-action";
import { useHeld } from "./use-held";

export interface ActionFormOptions<V extends FieldValues, I, R> {
  action: (input: I, key?: string) => Promise<ActionResult<R>>;
  /** The operation's own input schema. What it says is shown beside the fields before anything is sent. */
  schema: z.ZodType<unknown, I>;
  values: V;
  /** When a field is checked before the form is sent; left out: not before. */
  mode?: "onChange" | "onTouched";
  /** What of the filled form is sent; all of it when left out. `extra` is what `submitWith` adds. */
  inputOf?: (values: V) => Record<string, unknown>;
  /** "Failed to create patient: ", before the sentence of a refusal. */
  failure?: string;
  onDone: (answer: R) => void;
}

/** What a form's frame and fields need of it. */
export interface Filling<V extends FieldValues> {
  form: UseFormReturn<V>;
  busy: boolean;
  refusal: ActionFailure | null;
  onSubmit: (event: BaseSyntheticEvent) => void;
}

/**
 * A form that is sent by a server action: one place for pending, field errors, refusals, conflicts and the key that
 * keeps a second try from doing the thing twice. What was typed is kept through every refusal.
 */
export function useActionForm<V extends FieldValues, I, R>(options: ActionFormOptions<V, I, R>) {
  const { schema, inputOf = (values: V) => values } = options;
  const bare = useForm<V>({
    defaultValues: options.values as DefaultValues<V>,
    ...(options.mode && { mode: options.mode }),
    resolver: async (values, context, settings) =>
      zodResolver(schema as never, undefined, { raw: true })(
        inputOf(values as V) as never,
        context,
        settings as never,
      ) as never,
  });
  useHeld(bare);
  const form = { ...bare, register: useEarlyRegister(bare, options.values) };
  const [busy, start] = useTransition();
  const [refusal, setRefusal] = useState<ActionFailure | null>(null);
  const keys = useRef({ key: "", input: "" });

  const send = (input: Record<string, unknown>) =>
    start(async () => {
      setRefusal(null);
      const result = await callAction(() => options.action(input as I, keyFor(keys, input)));
      if (result.ok) {
        keys.current = { key: "", input: "" };
        return options.onDone(result.data);
      }
      const own = Object.entries(result.error.fields ?? {}).filter(([name]) => name in form.getValues());
      for (const [index, [name, messages]] of own.entries()) {
        form.setError(name as FieldPath<V>, { message: messages[0] ?? "" }, { shouldFocus: index === 0 });
      }
      const { message } = result.error;
      setRefusal({ ...result.error, message: `${options.failure ?? ""}${message}` });
    });

  /** Sends the form with further fields of the input, such as the answer to a question that a refusal asked. */
  const submitWith = (extra: Record<string, unknown>) => {
    if (!busy) void form.handleSubmit(() => send({ ...inputOf(form.getValues()), ...extra }))();
  };

  return {
    form,
    busy,
    refusal,
    setRefusal,
    submitWith,
    onSubmit: (event: BaseSyntheticEvent) => {
      event.preventDefault();
      // A dialog may stand inside another form, which hears the event through the portal.
      event.stopPropagation();
      submitWith({});
    },
  };
}

/**
 * `register` for fields that the server drew: they show their values at once, and what was typed before the scripts had
 * loaded is kept. The library would write its own values over both.
 */
function useEarlyRegister<V extends FieldValues>(
  form: UseFormReturn<V>,
  values: V,
): UseFormReturn<V>["register"] {
  const met = useRef(new Set<string>());
  return ((name, rules) => {
    const field = form.register(name, rules);
    const value: unknown = values[name];
    return {
      ...field,
      ...(typeof value === "string" && { defaultValue: value }),
      ref: (element: unknown) => {
        const typed = element && !met.current.has(name) ? typedInto(element) : null;
        if (element) met.current.add(name);
        field.ref(element);
        if (typed !== null) form.setValue(name, typed as never, { shouldDirty: true });
      },
    };
  }) as UseFormReturn<V>["register"];
}

/** What stands in a text field and came from nobody but its reader; null without. */
function typedInto(element: unknown): string | null {
  const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isText && element.value !== element.defaultValue ? element.value : null;
}

/** The same key for the same input. */
function keyFor(keys: { current: { key: string; input: string } }, input: unknown): string {
  const text = JSON.stringify(input);
  if (keys.current.input !== text) keys.current = { key: crypto.randomUUID(), input: text };
  return keys.current.key;
}
