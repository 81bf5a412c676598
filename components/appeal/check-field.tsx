"use client";

import { memo } from "react";
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
import type { ExtractionField } from "@/lib/core/extraction";
import type { AppealDto, ConfirmationDto } from "@/lib/domain/appeal/schema";
import { pressInCheck } from "./check-keys";
import { evidenceOf } from "./check-source";
import { ClaimValueButton } from "./claim-value-button";
import { documentSays } from "./document-says";
import { factText, isFact, labelIn, labelOf } from "./fact-text";
import { ConflictChoices } from "./late-checks";
import { failureText } from "./messages";
import { SourceButton } from "./source-button";
import { type CheckActions, type CheckState, standingValue } from "./use-checks";

interface CheckFieldProps extends CheckState {
  name: Confirmable;
  appeal: AppealDto;
  actions: CheckActions;
  /** The documents are read: before that there is nothing to check. */
  ready: boolean;
  /** In Edit Mode all five fields are open at once; null while it is off. */
  edited: string | null;
  onEdit: (name: Confirmable, value: string) => void;
  onFocus: (name: Confirmable) => void;
  /** Marks words in a document. */
  onLook: (highlight: Highlight | null) => void;
  /** Begins to draw a box for the value. */
  onDraw: (name: Confirmable) => void;
}

const loadDrawing = () => import("@/components/document/draw-layer");
const CATEGORIES = Object.entries(DENIAL_CATEGORY_LABELS).map(([value, label]) => ({ value, label }));
const LONG: ReadonlySet<Confirmable> = new Set(["denial_text", "payer_address"]);

/**
 * One value of step 2: as it was read, to be confirmed by Enter or a click, or typed anew. Drawn anew only where something of
 * it has changed: a person goes through them key by key.
 */
export const CheckField = memo(function CheckField({
  name,
  appeal,
  actions,
  draft,
  isLeft,
  isConfirmed,
  refusal,
  ready,
  edited,
  onEdit,
  onFocus,
  onLook,
  onDraw,
}: CheckFieldProps) {
  const standing = standingValue(appeal, name);
  const shown = factText(name, standing);
  const isOpen = edited !== null || draft !== null;
  // A category is chosen, and its own key is what is kept.
  const text = name === "denial_category" ? standing : shown;
  const choices = appeal.extraction.conflicts[name] ?? [];
  const check = { name, actions, draft, isConfirmed, text, onDraw: () => onDraw(name) };
  const control = {
    ref: actions.register(name),
    value: draft?.text ?? edited ?? shown,
    // Those that are settled are reached by the arrow keys.
    tabIndex: isOpen || isLeft || !ready ? 0 : -1,
    onFocus: () => onFocus(name),
    onDoubleClick: () => ready && !isOpen && actions.edit(name, text),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      edited === null ? actions.edit(name, value) : onEdit(name, value),
    onKeyDown: (event: Parameters<typeof pressInCheck>[0]) =>
      ready && edited === null && pressInCheck(event, { ...check, choices }),
  };
  const typing = { ...control, autoComplete: "off", readOnly: !isOpen };
  const field = (
    <Field
      label={labelIn(appeal.extraction, name)}
      error={refusal ? failureText("Failed to save extracted information", refusal) : undefined}
      hint={ready && edited === null && <CheckNote {...check} appeal={appeal} standing={standing} />}
      aside={ready && edited === null && <CheckButtons {...check} standing={standing} />}
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
  if (!ready || isOpen || choices.length === 0 || isConfirmed) return field;
  return (
    <div className="grid gap-2">
      {field}
      <ConflictChoices {...{ name, appeal, choices, standing, onLook }} onChoose={actions.choose} />
    </div>
  );
});

type Check = Pick<CheckFieldProps, "name" | "actions" | "draft" | "isConfirmed"> & {
  standing: string;
};

function CheckButtons({
  name,
  actions,
  draft,
  isConfirmed,
  standing,
  text,
  onDraw,
}: Check & { text: string; onDraw: () => void }) {
  const label = labelOf(name);
  if (draft) {
    return (
      <span className="flex gap-3">
        <Button variant="link" onClick={actions.keep}>
          Keep<Of>{label}</Of>
        </Button>
        <Button variant="link" onClick={() => actions.leave(name)}>
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
      <Button variant="link" onClick={() => actions.edit(name, text)}>
        Change<Of>{label}</Of>
      </Button>
      {isConfirmed ? (
        <Button variant="link" onClick={() => actions.undo(name)}>
          Undo<Of>{label}</Of>
        </Button>
      ) : standing !== "" ? (
        <Button variant="link" onClick={() => actions.accept(name)}>
          Confirm<Of>{label}</Of>
        </Button>
      ) : (
        !isFact(name) && (
          <Button variant="link" onClick={() => actions.accept(name)}>
            Not stated<Of>{label}</Of>
          </Button>
        )
      )}
    </span>
  );
}

/** Tells screen readers what a short button is about. */
const Of = ({ children }: { children: string }) => <span className="sr-only"> {children}</span>;

/** Where the value stands, who confirmed it, and what is doubtful about it. */
function CheckNote({ name, appeal, actions, draft, isConfirmed, standing }: Check & { appeal: AppealDto }) {
  const evidence = evidenceOf(appeal, name);
  const confirmation = appeal.extraction.confirmations[name];
  if (draft) return draft.note && <span className="text-warning-text text-xs">{draft.note}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {isConfirmed && (
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
        !isConfirmed && <Badge tone="warning">Not found</Badge>
      ) : (
        !confirmation && <Badge>Entered by hand</Badge>
      )}
      <ClaimValueButton name={name} value={standing} />
      {!isFact(name) && !appeal.extraction.conflicts[name] && (
        <OtherValue
          said={documentSays(appeal, name as ExtractionField)?.value}
          value={standing}
          onUse={(said) => actions.choose(name, said)}
        />
      )}
    </span>
  );
}

interface OtherValueProps {
  said: string | undefined;
  value: string;
  onUse: (said: string) => void;
}

/** What the document says where the field says something else. */
function OtherValue({ said, value, onUse }: OtherValueProps) {
  if (said === undefined || said === value) return null;
  return (
    <span>
      The document says “{said}”.{" "}
      <Button variant="link" onClick={() => onUse(said)}>
        Use this
      </Button>
    </span>
  );
}

const confirmedWords = ({ value, by, drawn }: ConfirmationDto): string =>
  value === ""
    ? `Not stated in the papers, says ${by}`
    : drawn
      ? `Read in the box that ${by} drew`
      : `Confirmed by ${by}`;
