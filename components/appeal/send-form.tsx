"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { getGateAction, sendLetterAction } from "@/app/(desk)/appeals/[appealId]/actions";
import { untilMade } from "@/components/form/until-made";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { formatBytes } from "@/components/ui/file-size";
import { Input } from "@/components/ui/input";
import { LateConfirmDialog } from "@/components/ui/late-confirm-dialog";
import type { SendMethod } from "@/lib/core/enums";
import { sentWords } from "@/lib/core/sent-paper";
import type { PayerOfAppealDto } from "@/lib/domain/appeal/payer/schema";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";
import type { GateDto } from "@/lib/domain/letter/gate/schema";
import type { PayerDto } from "@/lib/domain/payer-directory/schema";
import { ClaimsPlaceNotice } from "./claims-place-notice";
import { openWords } from "./gate-cure";
import { GateOverrides, overridesOf, type Reasons, whyHeld } from "./gate-overrides";
import { enclosureProblem } from "./messages";
import { pages } from "./page-count";
import { earlierSending, isSameFax, proposedFaxes, tooLargeWords } from "./sending-labels";
import { useWizard } from "./wizard-shell";
import { recipientProblem } from "./wizard-steps";

const METHODS = [
  {
    value: "email",
    label: "Email",
    icon: "icon-mail",
    field: "Recipient Email",
    placeholder: "appeals@payer.com",
  },
  { value: "fax", label: "Fax", icon: "icon-printer", field: "Fax Number", placeholder: "(415) 555-0100" },
] as const;

interface SendFormProps {
  /** Ids of the documents that go along, in their order, and what they are called. */
  enclosures: readonly string[];
  titles: readonly string[];
  /** The PDF is of the letter and the enclosures as they are now. */
  current: boolean;
  /** Sending is what comes next. */
  isPrimary: boolean;
  /** The payer in the practice's directory. */
  entry: PayerDto | null;
  /** Of a corrected claim: where the notice has those go. */
  place: PayerOfAppealDto["claims_place"];
  channels: DeliveryChannels;
  emailVerified: boolean;
  onSent: (delivery: DeliveryDto) => void;
  /** An enclosure stopped it. */
  onEnclosure: (problem: { id: string; text: string }) => void;
}

/** Sending by email or fax: asks once more, naming the way, the recipient and the version. */
export function SendForm({ enclosures, current, entry, place, channels, ...props }: SendFormProps) {
  const { emailVerified } = props;
  const { appeal } = useWizard();
  const { ownFax, noticeFax, entryFax, knownFax } = proposedFaxes(appeal, { entry, place });
  const [method, setMethod] = useState<SendMethod>(knownFax && channels.fax !== "none" ? "fax" : "email");
  const [to, setTo] = useState({ email: "", fax: knownFax });
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { letter, exported } = appeal;
  const chosen = METHODS.find(({ value }) => value === method) ?? METHODS[0];
  const recipient = to[method].trim();
  const earlier = earlierSending(appeal, enclosures, method, recipient);
  const made = current ? exported : null;
  const tooLarge = made && tooLargeWords(made, channels, method);
  const checking = useAction(getGateAction);
  const [gate, setGate] = useState<GateDto | null>(null);
  const [reasons, setReasons] = useState<Reasons>({});
  const passed = gate && overridesOf(gate, reasons);

  const change = (value: string) => {
    setTo({ ...to, [method]: value });
    setProblem(undefined);
  };

  const ask = async () => {
    const why = recipientProblem(method, recipient);
    setProblem(why ?? undefined);
    if (why) return;
    const found = await checking.run({
      appealId: appeal.id,
      enclosures: enclosures.join(),
      method,
      to: recipient,
    });
    if (!found) return;
    setGate(found);
    setReasons({});
    setAsking(true);
  };

  const send = async () => {
    if (!letter) return;
    const result = await untilMade(() =>
      sendLetterAction({
        appealId: appeal.id,
        method,
        to: recipient,
        version: letter.version,
        again: earlier !== null,
        enclosures: [...enclosures],
        overrides: passed ?? [],
      }),
    );
    if (result.ok) return props.onSent(result.data.delivery);
    const stopped = enclosureProblem(result.error);
    if (stopped) return props.onEnclosure(stopped);
    const [ofRecipient] = result.error.fields?.to ?? [];
    if (ofRecipient) return setProblem(ofRecipient);
    throw new Error(`Failed to send via ${method}. ${result.error.message}`);
  };

  return (
    <Card id="recipient" title="Send to the payer" headingLevel={3}>
      {!emailVerified && (
        <Alert
          tone="warning"
          className="mb-4"
          title="Verify your email address first"
          action={
            <ButtonLink size="sm" href="/profile">
              Open your profile
            </ButtonLink>
          }
        >
          Appeals go out in your name, so we need to know that the address is yours. Your profile can send you
          a new link. Meanwhile you can download the PDF.
        </Alert>
      )}
      {place && <ClaimsPlaceNotice place={place} />}
      <fieldset className="mb-4 grid grid-cols-2 gap-2">
        <legend className="mb-1.5 font-medium text-ink text-sm">Send by</legend>
        {METHODS.map(({ value, label, icon }) => (
          <label
            key={value}
            className={clsx(
              "flex h-10 cursor-pointer items-center gap-2.5 rounded-lg border px-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="radio"
              name="send-method"
              value={value}
              checked={method === value}
              onChange={() => {
                setMethod(value);
                setProblem(undefined);
              }}
              className="size-4 accent-(--accent) outline-none"
            />
            <span aria-hidden className={clsx("icon text-ink-faint", icon)} />
            {label}
          </label>
        ))}
      </fieldset>
      <form
        method="dialog"
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <Field label={chosen.field} required error={problem} hint={channelHint(channels[method], method)}>
          <Input
            key={method}
            value={to[method]}
            onChange={(event) => change(event.target.value)}
            inputMode={method === "email" ? "email" : "tel"}
            autoComplete="off"
            // Not where appeals go.
            placeholder={place && method === "email" ? "claims@payer.com" : chosen.placeholder}
            maxLength={320}
          />
        </Field>
        {method === "fax" && entry && entryFax && !isSameFax(entryFax, to.fax) && (
          <p className="text-ink-muted text-sm">
            Your directory has {entryFax} for {entry.name}
            {!entry.verified_at && " (not verified)"}.{" "}
            <Button variant="link" onClick={() => change(entryFax)}>
              Use the directory's number
            </Button>
          </p>
        )}
        {method === "fax" &&
          noticeFax &&
          !isSameFax(noticeFax, to.fax) &&
          !isSameFax(noticeFax, entryFax) && (
            <p className="text-ink-muted text-sm">
              The notice gives {noticeFax} for{" "}
              {place ? "corrected claims" : ownFax ? "expedited appeals" : "appeals"}.{" "}
              <Button variant="link" onClick={() => change(noticeFax)}>
                Use this number
              </Button>
            </p>
          )}
        {tooLarge && <Alert tone="warning">{tooLarge}</Alert>}
        {checking.refusal && (
          <Alert tone="danger">{checking.refusal.fields?.to?.[0] ?? checking.refusal.message}</Alert>
        )}
        <Button
          type="submit"
          variant={props.isPrimary ? "primary" : "secondary"}
          loading={checking.busy}
          disabled={!letter || tooLarge !== null || !emailVerified || channels[method] === "none"}
          className="justify-self-start"
        >
          Send by {method}…
        </Button>
      </form>
      {asking && letter && gate && (
        <LateConfirmDialog
          open
          onOpenChange={setAsking}
          tone="primary"
          title={`Send ${sentWords(appeal.generation?.paper).asked} by ${method}?`}
          description={earlier ?? "The PDF goes out as soon as you confirm. You can't take it back."}
          facts={[
            ...(gate.open_questions > 0
              ? [{ label: "Left open", value: openWords(gate.open_questions) }]
              : []),
            { label: "By", value: chosen.label },
            { label: "To", value: <strong className="break-all">{recipient}</strong> },
            { label: "Letter", value: `version ${letter.version}` },
            {
              label: "PDF",
              value:
                made && !made.draft
                  ? `${pages(made.pages)}, ${formatBytes(made.size_bytes)}${method === "fax" ? ", and a cover sheet" : ""}`
                  : "set when you confirm",
            },
            {
              label: "Enclosed",
              value: props.titles.join(", ") || "nothing",
            },
          ]}
          confirmLabel={earlier ? `Send again by ${method}` : `Send by ${method}`}
          blocked={whyHeld(gate, reasons) ?? false}
          onConfirm={send}
        >
          <GateOverrides appealId={appeal.id} gate={gate} reasons={reasons} onReasons={setReasons} />
        </LateConfirmDialog>
      )}
    </Card>
  );
}

function channelHint(state: DeliveryChannels["email"], method: SendMethod): string | undefined {
  if (state === "none")
    return `Sending by ${method} is not set up here. Ask your administrator, or use the other method.`;
  if (state === "outbox")
    return "Local mode: nothing leaves this machine. It is kept in the outbox at /dev/outbox.";
  return undefined;
}
