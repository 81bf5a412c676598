"use client";

import type { FormEvent, ReactNode } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { usePart } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { FormAround, type FormAroundProps } from "./form-around";
import { hasHalfDate, NO_DATE } from "./half-date";
import { type ActionFormOptions, type Filling, useActionForm } from "./use-action-form";

interface DialogProps {
  title: string;
  description?: string;
  size?: "md" | "lg";
  /** What the button that saves is called, and what it says meanwhile. */
  submit: string;
  saving?: string;
  /** The field beside which a date that was begun and is none is told. */
  dateField?: string;
  /** The body, with its fields, as the server drew it. */
  children: ReactNode;
}

interface FormDialogFrameProps<V extends FieldValues> extends DialogProps {
  filling: Filling<V>;
  more?: FormAroundProps<V>["more"];
  remedy?: ReactNode;
  /** Instead of Cancel. */
  other?: ReactNode;
  /** Something else runs in it. */
  locked?: boolean;
  blocked?: boolean;
  /** Something was filled in that a click beside it must not lose; the form's own fields, unless said. */
  isTouched?: boolean;
  /** Left of the buttons. */
  beside?: ReactNode;
}

/** The dialog around a form of a part: neither a click beside it nor Escape loses what runs, nor a click what was typed. */
export function FormDialogFrame<V extends FieldValues>({
  filling,
  more,
  remedy,
  children,
  ...props
}: FormDialogFrameProps<V>) {
  const { title, description, size = "md", submit, saving, dateField, locked, blocked } = props;
  const { close } = usePart();
  const { form, busy, onSubmit } = filling;
  const held = busy || locked === true;
  const { isTouched = form.formState.isDirty } = props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!dateField || !hasHalfDate(event.currentTarget)) return onSubmit(event);
    event.preventDefault();
    form.setError(dateField as FieldPath<V>, { message: NO_DATE }, { shouldFocus: true });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !held && close()}>
      <DialogContent
        {...{ title, description, size }}
        locked={held}
        onInteractOutside={(event) => (held || isTouched) && event.preventDefault()}
      >
        <form method="dialog" onSubmit={send} noValidate className="contents">
          <FormAround {...{ filling, more, remedy }}>{children}</FormAround>
          <DialogFooter>
            {props.beside && <p className="mr-auto text-ink-muted">{props.beside}</p>}
            {props.other ?? (
              <Button onClick={close} disabled={busy}>
                Cancel
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              loading={busy}
              disabled={blocked || locked}
              {...(saving && { loadingText: saving })}
            >
              {submit}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type Sent<V extends FieldValues, K, I, R> = Pick<
  ActionFormOptions<V, I, R>,
  "action" | "schema" | "failure"
> & {
  inputOf: (values: V, known: K) => Record<string, unknown>;
};

/** A part's dialog that sends its form by one action, says that it is done and closes. `known` is sent along. */
export function formDialog<V extends FieldValues, K, I, R>({ inputOf, ...sent }: Sent<V, K, I, R>) {
  return function FormDialog({
    values,
    known,
    done,
    ...props
  }: DialogProps & { values: V; known: K; done: string }) {
    const { close } = usePart();
    const filling = useActionForm({
      ...sent,
      values,
      inputOf: (typed) => inputOf(typed, known),
      onDone: () => {
        toast.success(done);
        close();
      },
    });
    return <FormDialogFrame filling={filling} {...props} />;
  };
}
