"use client";

import { useState } from "react";
import {
  createCalendarAddressAction,
  removeCalendarAddressAction,
} from "@/app/(desk)/profile/reminders/actions";
import { useAction } from "@/components/form/use-action";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TimeText } from "@/components/ui/time-text";

/** The private address under which a calendar program reads one's dates. It is shown when it is made and never again. */
export function CalendarCard({ since }: { since: string | null }) {
  const [url, setUrl] = useState<string | null>(null);
  const making = useAction(createCalendarAddressAction);
  const ending = useAction(removeCalendarAddressAction);
  const refusal = making.refusal ?? ending.refusal;
  const make = async () => {
    const made = await making.run();
    if (made) setUrl(made.url);
  };
  const end = async () => {
    setUrl(null);
    await ending.run();
  };
  return (
    <Card
      title="Calendar"
      description="Your dates in the calendar you use, with claim numbers and nobody's name. Whoever has the address can read them."
      actions={
        <>
          {since && (
            <Button size="sm" loading={ending.busy} onClick={() => void end()}>
              End the address
            </Button>
          )}
          <Button size="sm" loading={making.busy} onClick={() => void make()}>
            {since ? "New address" : "Make an address"}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {refusal && <Alert tone="danger">{refusal.message}</Alert>}
        {url ? (
          <Field
            label="Address"
            hint="Copy it now: it is shown this once. Add it to your calendar as a subscription."
            aside={<CopyButton text={url} label="Copy the calendar's address" copied="Address copied" />}
          >
            <Input readOnly value={url} onFocus={(event) => event.target.select()} />
          </Field>
        ) : (
          <p className="text-ink-muted text-sm">
            {since ? (
              <>
                The address was made <TimeText value={since} as="date" />. A new one ends it.
              </>
            ) : (
              "There is no address yet."
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
