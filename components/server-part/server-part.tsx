"use client";

import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
  useTransition,
} from "react";
import { callAction } from "@/components/form/call-action";
import { Button, type ButtonProps } from "@/components/ui/button";
import { IconButton, type IconButtonProps } from "@/components/ui/icon-button";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import { Spinner } from "@/components/ui/spinner";
import type { ActionResult } from "@/lib/core/action-result";

/** A part of the screen that the server renders when somebody reaches for it (`view()`). */
export type View<I> = (input: I) => Promise<ActionResult<ReactNode>>;
type Load = () => Promise<ActionResult<ReactNode>>;

interface Part {
  close: () => void;
  /** Puts another part in the place of this one, which stays until that one is there. */
  replace: (load: Load) => Promise<void>;
  /** Renders this one again, in place. */
  refresh: () => void;
}

const PartContext = createContext<Part | null>(null);

/** For what is inside a part: to close it, or to go on to another one. */
export function usePart(): Part {
  const part = useContext(PartContext);
  if (!part) throw new Error("usePart() stands outside a server part");
  return part;
}

/** Renders the part again that this stands in; outside of parts nothing. After a write the page renders anew by itself. */
export function usePartRefresh(): () => void {
  return useContext(PartContext)?.refresh ?? nothing;
}
const nothing = () => {};

type State = { load: Load; node: ReactNode; failure?: string };

interface PartOptions {
  onClosed?: () => void;
  /** Instead of the overlay, while the part is on its way. */
  pending?: ReactNode;
}

/** Opens parts. `part` is what is open, or the overlay that shows that the click was heard; put it anywhere on the screen. */
export function useServerPart({ onClosed, pending }: PartOptions = {}) {
  const [state, setState] = useState<State | null>(null);
  const read = async (load: Load) => {
    const result = await callAction(load);
    // Another one may have been opened, or this one given up, meanwhile. What was answered may still be on its way in
    // part: what is on the screen stays until all of it is there.
    startTransition(() =>
      setState((now) => {
        if (now?.load !== load) return now;
        return result.ok ? { load, node: result.data } : { load, node: null, failure: result.error.message };
      }),
    );
  };
  const open = (load: Load) => {
    setState({ load, node: null });
    void read(load);
  };
  const replace = (load: Load) => {
    setState((now) => ({ load, node: now?.node ?? null }));
    return read(load);
  };
  const close = () => {
    setState(null);
    onClosed?.();
  };
  /** In place: what is there stays where it can't be rendered anew. */
  const refresh = async (load: Load) => {
    const result = await callAction(load);
    if (!result.ok) return;
    startTransition(() => setState((now) => (now?.load === load ? { load, node: result.data } : now)));
  };
  const waiting = state?.failure === undefined ? pending : undefined;
  const part = state && (
    <PartContext value={{ close, replace, refresh: () => void refresh(state.load) }}>
      {state.node ?? waiting ?? (
        <LoadingOverlay failure={state.failure} onRetry={() => open(state.load)} onClose={close} />
      )}
    </PartContext>
  );
  return { open, part };
}

type Opens<I> = { view: View<I>; input: I };

/** A button that opens a part. */
export function PartButton<I>({ view, input, ...props }: Omit<ButtonProps, "onClick"> & Opens<I>) {
  const { open, part } = useServerPart();
  return (
    <>
      <Button {...props} onClick={() => open(() => view(input))} />
      {part}
    </>
  );
}

/** The same with a picture only. */
export function PartIconButton<I>({ view, input, ...props }: Omit<IconButtonProps, "onClick"> & Opens<I>) {
  const { open, part } = useServerPart();
  return (
    <>
      <IconButton {...props} onClick={() => open(() => view(input))} />
      {part}
    </>
  );
}

/** A button inside a part that goes on to another one. */
export function NextPartButton<I>({ view, input, ...props }: Omit<ButtonProps, "onClick"> & Opens<I>) {
  const { replace } = usePart();
  const [busy, start] = useTransition();
  return <Button {...props} loading={busy} onClick={() => start(() => replace(() => view(input)))} />;
}

/** A part that something else opened, a menu say: open as long as this is there. */
export function OpenPart<I>({ view, input, onClose }: Opens<I> & { onClose: () => void }) {
  const { open, part } = useServerPart({ onClosed: onClose });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => open(() => view(input)), []);
  return part;
}

/** A part in the middle of a screen or dialog, which asks for it when it is shown. */
export function InlinePart<I>({ view, input }: Opens<I>) {
  const { open, part } = useServerPart({ pending: <Spinner size={16} label="Loading" /> });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => open(() => view(input)), []);
  return part;
}

/** Closes the part that it stands in. */
export function ClosePart(props: Omit<ButtonProps, "onClick">) {
  return <Button {...props} onClick={usePart().close} />;
}
