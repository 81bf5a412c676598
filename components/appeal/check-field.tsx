"use client";

import type { ReactNode } from "react";
import type { Highlight } from "@/components/document/highlight";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { loadAhead } from "@/components/ui/use-load";
import type { Confirmable } from "@/lib/core/confirmation";
import { DENIAL_CATEGORY_LABELS } from "@/lib/core/denial-labels";
import type { AppealDto, ConfirmationDto } from "@/lib/domain/appeal/schema";
import { pressInCheck } from "./check-keys";
import { evidenceOf } from "./check-source";
import { ClaimValueButton } from "./claim-value-button";
import { factText, isFact, labelIn, labelOf } from "./fact-text";
import { ConflictChoices } from "./late-checks";
import { failureText } from "./messages";
import { SourceButton } from "./source-button";
import { type Checks, standingValue } from "./use-checks";

interface CheckFieldProps {
  name: Confirmable;
  appeal: AppealDto;
  checks: Checks;
  /** The documents are read: before that there is nothing to check. */
  ready: boolean;
  /** In Edit Mode all five fields are open at once; null while it is off. */
  edited: { value: string; onChange: (value: string) => void } | null;
  onFocus: () => void;
  /** Marks words in a document. */
  onLook: (highlight: Highlight | null) => void;
  /** Begins to draw a box for the value. */
  onDraw: () => void;
  /** What else is known of the value. */
  children?: ReactNode;
}

const loadDrawing = () => import("@/components/document/draw-layer");
const CATEGORIES = Object.entries(DENIAL_CATEGORY_LABELS).map(([value, label]) => ({ value, label }));
const LONG: ReadonlySet<Confirmable> = new Set(["denial_text", "payer_address"]);

/** One value of step 2: as it was read, to be confirmed by Enter or a click, or typed anew. */
export function CheckField({
  name,
  appeal,
  checks,
  ready,
  edited,
  onFocus,
  onLook,
  onDraw,
  children,
}: CheckFieldProps) {
  const draft = checks.draft?.name === name ? checks.draft : null;
  const standing = standingValue(appeal, name);
  const shown = factText(name, standing);
  const isLeft = checks.left.includes(name);
  const isOpen = edited !== null || draft !== null;
  // A category is chosen, and its own key is what is kept.
  const text = name === "denial_category" ? standing : shown;
  const choices = appeal.extraction.conflicts[name] ?? [];
  const control = {
    ref: checks.register(name),
    value: draft?.text ?? edited?.value ?? shown,
    // Those that are settled are reached by the arrow keys.
    tabIndex: isOpen || isLeft || !ready ? 0 : -1,
    onFocus,
    onDoubleClick: () => ready && !isOpen && checks.edit(name, text),
    onChange: (event: { target: { value: string } }) =>
      edited ? edited.onChange(event.target.value) : checks.edit(name, event.target.value),
    onKeyDown: (event: Parameters<typeof pressInCheck>[0]) =>
      ready && !edited && pressInCheck(event, { name, checks, text, choices, onDraw }),
  };
  const typing = { ...control, autoComplete: "off", readOnly: !isOpen };
  const field = (
    <Field
      label={labelIn(appeal.extraction, name)}
      error={
        checks.refused === name && checks.refusal
          ? failureText("Failed to save extracted information", checks.refusal)
          : undefined
      }
      hint={
        ready && !edited && <CheckNote {...{ name, appeal, checks, standing, children }} note={draft?.note} />
      }
      aside={ready && !edited && <CheckButtons {...{ name, checks, standing, text, onDraw }} />}
    >
      {draft && name === "denial_category" ? (
        <Select {...control} options={CATEGORIES} />
      ) : LONG.has(name) ? (
        <Textarea rows={name === "denial_text" ? 5 : 3} {...typing} />
      ) : (
        <Input {...typing} />
      )}
    </Field>
  );
  if (!ready || isOpen || choices.length === 0 || checks.isConfirmed(name)) return field;
  return (
    <div className="grid gap-2">
      {field}
      <ConflictChoices {...{ name, appeal, choices, standing, onLook }} onChoose={checks.choose} />
    </div>
  );
}

function CheckButtons({
  name,
  checks,
  standing,
  text,
  onDraw,
}: Pick<CheckFieldProps, "name" | "checks" | "onDraw"> & { standing: string; text: string }) {
  const label = labelOf(name);
  if (checks.draft?.name === name) {
    return (
      <span className="flex gap-3">
        <Button variant="link" onClick={checks.keep}>
          Keep<Of>{label}</Of>
        </Button>
        <Button variant="link" onClick={() => checks.leave(name)}>
          Cancel<Of>{label}</Of>
        </Button>
      </span>
    );
  }
  return (
    <span className="flex gap-3">
      <Button variant="link" onClick={onDraw} {...loadAhead(loadDrawing)}>
        Draw box<Of>{`for ${label}`}</Of>
      </Button>
      <Button variant="link" onClick={() => checks.edit(name, text)}>
        Change<Of>{label}</Of>
      </Button>
      {checks.isConfirmed(name) ? (
        <Button variant="link" onClick={() => checks.undo(name)}>
          Undo<Of>{label}</Of>
        </Button>
      ) : standing !== "" ? (
        <Button variant="link" onClick={() => checks.accept(name)}>
          Confirm<Of>{label}</Of>
        </Button>
      ) : (
        !isFact(name) && (
          <Button variant="link" onClick={() => checks.accept(name)}>
            Not stated<Of>{label}</Of>
          </Button>
        )
      )}
    </span>
  );
}

/** Tells screen readers what a short button is about. */
const Of = ({ children }: { children: string }) => <span className="sr-only"> {children}</span>;

type NoteProps = Pick<CheckFieldProps, "name" | "appeal" | "checks" | "children"> & {
  standing: string;
  note: string | null | undefined;
};

/** Where the value stands, who confirmed it, and what is doubtful about it. */
function CheckNote({ name, appeal, checks, standing, note, children }: NoteProps) {
  const evidence = evidenceOf(appeal, name);
  const confirmation = appeal.extraction.confirmations[name];
  if (checks.draft?.name === name) return note && <span className="text-warning-text text-xs">{note}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {checks.isConfirmed(name) && (
        <span className="inline-flex items-center gap-1 text-success-text text-xs">
          <span aria-hidden className="icon icon-circle-check size-3.5" />
          {confirmation ? confirmedWords(confirmation) : "Confirmed"}
        </span>
      )}
      {evidence && evidence.value === standing ? (
        <span>
          <SourceButton evidence={evidence} label={labelOf(name)} />
        </span>
      ) : standing === "" ? (
        !checks.isConfirmed(name) && <Badge tone="warning">Not found</Badge>
      ) : (
        !confirmation && <Badge>Entered by hand</Badge>
      )}
      <ClaimValueButton name={name} value={standing} />
      {children}
    </span>
  );
}

const confirmedWords = ({ value, by, drawn }: ConfirmationDto): string =>
  value === ""
    ? `Not stated in the papers, says ${by}`
    : drawn
      ? `Read in the box that ${by} drew`
      : `Confirmed by ${by}`;
