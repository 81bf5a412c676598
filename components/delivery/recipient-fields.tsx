"use client";

import { METHOD_WORDS } from "@/components/appeal/appeal-labels";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { SendMethod } from "@/lib/core/enums";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";

const OPTIONS = (["fax", "email"] as const).map((value) => ({ value, label: METHOD_WORDS[value] }));

interface RecipientFieldsProps {
  method: SendMethod;
  onMethod: (method: SendMethod) => void;
  to: string;
  onTo: (to: string) => void;
  problem: string | undefined;
  channels: DeliveryChannels;
}

/** By what and to whom something is sent. */
export function RecipientFields({ method, onMethod, to, onTo, problem, channels }: RecipientFieldsProps) {
  return (
    <>
      <Field label="Send by" required>
        <Select
          value={method}
          options={OPTIONS}
          onChange={({ target }) => onMethod(target.value as SendMethod)}
        />
      </Field>
      <Field
        label={method === "fax" ? "Fax Number" : "Recipient Email"}
        required
        error={problem}
        hint={
          channels[method] === "outbox"
            ? "Local mode: nothing leaves this machine. It is kept in the outbox at /dev/outbox."
            : undefined
        }
      >
        <Input
          value={to}
          maxLength={320}
          autoComplete="off"
          inputMode={method === "email" ? "email" : "tel"}
          onChange={(event) => onTo(event.target.value)}
        />
      </Field>
    </>
  );
}
