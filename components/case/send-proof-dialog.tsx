"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { getRebuttalGateAction, sendRebuttalAction } from "@/app/(desk)/decisions/actions";
import { METHOD_WORDS } from "@/components/appeal/appeal-labels";
import { GateOverrides, overridesOf, type Reasons } from "@/components/appeal/gate-overrides";
import { recipientProblem } from "@/components/appeal/wizard-steps";
import { RecipientFields } from "@/components/delivery/recipient-fields";
import { callAction } from "@/components/form/call-action";
import { untilMade } from "@/components/form/until-made";
import { usePart } from "@/components/server-part/server-part";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import type { SendMethod } from "@/lib/core/enums";
import type { DeliveryDto } from "@/lib/domain/appeal/schema";
import type { RebuttalGateDto } from "@/lib/domain/case/proof/schema";
import type { DeliveryChannels } from "@/lib/domain/delivery/schema";

interface SendProofDialogProps {
  appealId: string;
  deliveryId: string;
  /** The sending that is to be proved. */
  delivery: DeliveryDto;
  channels: DeliveryChannels;
}

/** Sends the packet of "They Say It Never Came": first to whom, then what stands in the way, then the person's word. */
export function SendProofDialog({ appealId, deliveryId, delivery, channels }: SendProofDialogProps) {
  const { close } = usePart();
  const router = useRouter();
  const [method, setMethod] = useState<SendMethod>(
    delivery.method === "email" || channels.fax === "none" ? "email" : "fax",
  );
  const [to, setTo] = useState(delivery.method === method ? delivery.to : "");
  const [gate, setGate] = useState<RebuttalGateDto | null>(null);
  const [reasons, setReasons] = useState<Reasons>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ to?: string; form?: string }>({});
  const passed = gate && overridesOf(gate, reasons);
  const ids = { appealId, deliveryId, method, to: to.trim() };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const why = recipientProblem(method, to.trim());
    setProblem(why ? { to: why } : {});
    if (why) return;
    setBusy(true);
    if (gate && passed) {
      const result = await untilMade(() => sendRebuttalAction({ ...ids, overrides: passed }));
      setBusy(false);
      if (!result.ok) return setProblem({ to: result.error.fields?.to?.[0], form: result.error.message });
      toast.success(result.data.message);
      close();
      router.refresh();
      return;
    }
    const found = await callAction(() => getRebuttalGateAction(ids));
    setBusy(false);
    if (found.ok) setGate(found.data);
    else setProblem({ to: found.error.fields?.to?.[0], form: found.error.message });
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && close()}>
      <DialogContent
        title="Send the Proof"
        description="The statement, the receipts and the letter as it was sent, in one PDF."
        locked={busy}
      >
        <form onSubmit={submit} noValidate className="contents">
          <DialogBody className="flex flex-col gap-4">
            {problem.form && !problem.to && <Alert tone="danger">{problem.form}</Alert>}
            {gate ? (
              <>
                <DescriptionList
                  items={[
                    { label: "By", value: METHOD_WORDS[method] },
                    { label: "To", value: <strong className="break-all">{to.trim()}</strong> },
                    { label: "Proves", value: `Letter version ${delivery.letter_version}` },
                  ]}
                />
                <GateOverrides appealId={appealId} gate={gate} reasons={reasons} onReasons={setReasons} />
                <p className="text-ink-muted text-sm">
                  It goes out as soon as you confirm, and is kept on this case as a delivery of its own. The
                  day of the first sending stays.
                </p>
              </>
            ) : (
              <RecipientFields
                {...{ method, to, channels }}
                problem={problem.to}
                onMethod={(chosen) => {
                  setMethod(chosen);
                  setTo(delivery.method === chosen ? delivery.to : "");
                }}
                onTo={setTo}
              />
            )}
          </DialogBody>
          <DialogFooter>
            <Button onClick={gate ? () => setGate(null) : close} disabled={busy}>
              {gate ? "Back" : "Cancel"}
            </Button>
            <Button
              type="submit"
              variant="primary"
              loading={busy}
              disabled={gate !== null && passed === null}
            >
              {gate ? `Send by ${method}` : "Check and Confirm…"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
