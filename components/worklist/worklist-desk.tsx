"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { beginBatchAction } from "@/app/(desk)/appeals/batches/actions";
import { changeWorklistAction, undoWorklistAction } from "@/app/(desk)/claims/worklist/actions";
import { callAction } from "@/components/form/call-action";
import type { PersonOption } from "@/components/practice/person-options";
import { useServerPart, type View } from "@/components/server-part/server-part";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { LoadDialog } from "@/components/ui/load-dialog";
import { toast } from "@/components/ui/toast";
import type { WorklistState } from "@/lib/domain/case/worklist/schema";
import { useChosen } from "./use-chosen";
import { useWorklistKeys } from "./use-worklist-keys";
import { ChosenCasesProvider } from "./worklist-cases";
import type { WorklistDialog } from "./worklist-dialogs";

const load = () => import("./worklist-dialogs");
const ChangeDialog = lazyPart(() => load().then((file) => file.ChangeDialog));

/** A dialog keeps the cases that it was opened for, whatever comes into the list or leaves it meanwhile. */
type Opened = { kind: WorklistDialog; ids: readonly string[]; note: string; reason?: string };

interface WorklistDeskProps {
  /** The page's cases in their order: what the keys walk through, and where Enter leads. */
  cases: readonly { id: string; href: string; note: string }[];
  state: WorklistState;
  people: readonly PersonOption[];
  me: string;
  today: string;
  /** What the keys do. */
  keysView: View<Record<never, never>>;
  /** The table of them, rendered on the server. */
  children: ReactNode;
}

const SAID: Record<WorklistDialog | "wake" | "reopen", string> = {
  assign: "assigned",
  snooze: "snoozed",
  note: "noted",
  close: "closed",
  wake: "brought back",
  reopen: "opened again",
};
const many = (count: number) => (count === 1 ? "1 case" : `${count} cases`);

/** Around the cases: what can be done to one or many, by mouse and by keys (docs/product.md, W3). */
export function WorklistDesk({ cases, state, people, me, today, ...props }: WorklistDeskProps) {
  const router = useRouter();
  const chosen = useChosen(cases.map(({ id }) => id));
  const [dialog, setDialog] = useState<Opened | null>(null);
  const sheet = useServerPart();
  const showKeys = () => sheet.open(() => props.keysView({}));
  const drafting = useRef(false);
  const lastChange = useRef<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const here = cases[chosen.at];
  const targets = chosen.chosen.length > 0 ? chosen.chosen : here ? [here.id] : [];

  useEffect(() => {
    if (here) table.current?.querySelector(`[data-case="${here.id}"]`)?.scrollIntoView({ block: "nearest" });
  }, [here]);

  const undo = async (change_id = lastChange.current) => {
    if (!change_id) return;
    if (lastChange.current === change_id) lastChange.current = null;
    const result = await callAction(() => undoWorklistAction({ change_id }));
    if (result.ok) return toast.success(`${many(result.data.restored)} as before`);
    // It can be tried again: another's change of the same case may be taken back first.
    lastChange.current ??= change_id;
    toast.error(result.error.message);
  };
  const done = (
    kind: keyof typeof SAID,
    { changeId, count, kept }: { changeId: string; count: number; kept: number },
  ) => {
    lastChange.current = changeId;
    setDialog(null);
    chosen.clear();
    const beside =
      kept > 0 && `${many(kept)} had another ${kind === "note" ? "note" : "reason"}: both are kept.`;
    toast.success([`${many(count)} ${SAID[kind]}`, beside].filter(Boolean).join(". "), {
      action: { label: "Undo", onClick: () => void undo(changeId) },
    });
  };
  const atOnce = async (action: "wake" | "reopen") => {
    if (targets.length === 0) return;
    const result = await callAction(() => changeWorklistAction({ action, ids: [...targets] }));
    if (result.ok) done(action, { changeId: result.data.change_id, count: result.data.changed, kept: 0 });
    else toast.error(result.error.message);
  };
  const draft = async () => {
    if (targets.length === 0 || drafting.current) return;
    drafting.current = true;
    const result = await callAction(() => beginBatchAction({ ids: [...targets] }));
    drafting.current = false;
    if (result.ok) router.push(`/appeals/batches/${result.data.id}`);
    else toast.error(result.error.fields?.ids?.[0] ?? result.error.message);
  };
  const open = (kind: WorklistDialog) => {
    if (targets.length === 0) return;
    const [only] = targets.length === 1 ? targets : [];
    setDialog({ kind, ids: [...targets], note: cases.find(({ id }) => id === only)?.note ?? "" });
  };

  useWorklistKeys({
    j: () => chosen.step(1),
    k: () => chosen.step(-1),
    x: () => here && chosen.toggle(here.id),
    a: () => open("assign"),
    s: () => open("snooze"),
    n: () => open("note"),
    c: () => open("close"),
    d: () => void draft(),
    u: () => void undo(),
    m: () => table.current?.querySelector<HTMLElement>(`[data-case="${here?.id}"] [data-step]`)?.click(),
    enter: () => here && router.push(here.href),
    escape: chosen.clear,
    "?": showKeys,
  });

  const all = cases.length > 0 && chosen.chosen.length === cases.length;
  return (
    <div ref={table}>
      <div
        className="flex min-h-11 flex-wrap items-center gap-2 border-b px-3 py-1.5"
        role="toolbar"
        aria-label="Chosen cases"
      >
        <p aria-live="polite" className="mr-1 text-ink-muted text-sm">
          {chosen.chosen.length > 0
            ? `${many(chosen.chosen.length)} chosen`
            : "Choose cases, or use the keys"}
        </p>
        {(["assign", "snooze", "note", "close"] as const)
          .filter((kind) => state !== "closed" || kind === "note")
          .map((kind) => (
            <Button key={kind} size="sm" disabled={targets.length === 0} onClick={() => open(kind)}>
              {{ assign: "Assign", snooze: "Snooze", note: "Note", close: "Close" }[kind]}
            </Button>
          ))}
        {state !== "closed" && state !== "expired" && (
          <Button size="sm" disabled={targets.length === 0} onClick={() => void draft()}>
            Draft Letters
          </Button>
        )}
        {state === "snoozed" && (
          <Button size="sm" disabled={targets.length === 0} onClick={() => void atOnce("wake")}>
            Bring back
          </Button>
        )}
        {state === "closed" && (
          <Button size="sm" disabled={targets.length === 0} onClick={() => void atOnce("reopen")}>
            Open again
          </Button>
        )}
        <Button size="sm" variant="ghost" className="ml-auto max-sm:hidden" onClick={showKeys}>
          Keys
        </Button>
      </div>
      <ChosenCasesProvider
        value={{
          chosen: chosen.chosen,
          at: here?.id,
          share: all ? "all" : chosen.chosen.length > 0 ? "some" : "none",
          choose: (id, through) => {
            chosen.goTo(cases.findIndex((one) => one.id === id));
            chosen.toggle(id, through);
          },
          chooseAll: chosen.chooseAll,
          close: (id, reason) => setDialog({ kind: "close", ids: [id], note: "", reason }),
        }}
      >
        {props.children}
      </ChosenCasesProvider>
      {sheet.part}
      {dialog && (
        <LoadDialog load={load} onClose={() => setDialog(null)}>
          <ChangeDialog
            {...dialog}
            people={people}
            me={me}
            today={today}
            onDone={done}
            onClose={() => setDialog(null)}
          />
        </LoadDialog>
      )}
    </div>
  );
}
