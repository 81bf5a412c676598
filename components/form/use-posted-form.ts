"use client";

import { unstable_rethrow } from "next/navigation";
import { type FormEvent, useActionState, useState, useTransition } from "react";
import type { FieldErrors } from "@/lib/core/errors";
import { EMPTY_FORM, type FormAction, type FormState } from "@/lib/core/form-state";

interface PostedFormOptions {
  /** Instead of sending: what is wrong with the fields already. */
  check?: (form: FormData) => Promise<FieldErrors | undefined>;
  /** What is said when there was no answer. */
  noAnswer: string;
}

/** The code of a state that only this browser saw. */
export const UNSENT = "UNSENT";

/**
 * A form that works before its scripts have loaded, by a plain POST, and without a new page once they have. Its fields
 * are the browser's own, so that what was typed stays through every refusal.
 */
export function usePostedForm(action: FormAction, { check, noAnswer }: PostedFormOptions) {
  const [posted, post] = useActionState(action, EMPTY_FORM);
  const [answered, setAnswered] = useState<FormState | null>(null);
  const [busy, start] = useTransition();
  const state = answered ?? posted;

  const send = async (form: FormData): Promise<FormState> => {
    const wrong = await check?.(form);
    if (wrong) return { values: {}, fields: wrong, code: UNSENT };
    try {
      return await action(EMPTY_FORM, form);
    } catch (error) {
      unstable_rethrow(error);
      return { values: {}, error: noAnswer, code: "NO_ANSWER" };
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const sent = new FormData(form);
    start(async () => {
      setAnswered(null);
      const next = await send(sent);
      setAnswered(next);
      const first = Object.keys(next.fields ?? {}).map((name) => form.elements.namedItem(name))[0];
      if (first instanceof HTMLElement) first.focus();
      if (next.message) form.reset();
    });
  };

  /** What is said of a field goes once it is changed. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !state.fields?.[target.name]) return;
    const { [target.name]: _changed, ...fields } = state.fields;
    setAnswered(Object.keys(fields).length > 0 ? { ...state, fields } : EMPTY_FORM);
  };

  return {
    state,
    busy,
    errorOf: (name: string) => state.fields?.[name]?.[0],
    form: { action: post, onSubmit, onInput },
  };
}
