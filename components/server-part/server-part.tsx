"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { callAction } from "@/components/form/call-action";
import { Button, type ButtonProps } from "@/components/ui/button";
import { LoadingOverlay } from "@/components/ui/loading-overlay";
import type { ActionResult } from "@/lib/core/action-result";

/** A part of the screen that the server renders when somebody reaches for it (`view()`). */
type Load = () => Promise<ActionResult<ReactNode>>;

interface Part {
  close: () => void;
  /** Puts another part in the place of this one. */
  replace: (load: Load) => void;
}

const PartContext = createContext<Part | null>(null);

/** For what is inside a part: to close it, or to go on to another one. */
export function usePart(): Part {
  const part = useContext(PartContext);
  if (!part) throw new Error("usePart() stands outside a server part");
  return part;
}

type State = { load: Load; node: ReactNode; failure?: string };

/** Opens parts. `part` is what is open, or the overlay that shows that the click was heard; put it anywhere on the screen. */
function useServerPart() {
  const [state, setState] = useState<State | null>(null);
  const open = async (load: Load) => {
    setState({ load, node: null });
    const result = await callAction(load);
    // Another one may have been opened, or this one given up, meanwhile.
    setState((now) => {
      if (now?.load !== load) return now;
      return result.ok ? { load, node: result.data } : { load, node: null, failure: result.error.message };
    });
  };
  const close = () => setState(null);
  const part = state && (
    <PartContext value={{ close, replace: (load) => void open(load) }}>
      {state.node ?? (
        <LoadingOverlay failure={state.failure} onRetry={() => void open(state.load)} onClose={close} />
      )}
    </PartContext>
  );
  return { open: (load: Load) => void open(load), part };
}

interface PartButtonProps<I> extends Omit<ButtonProps, "onClick"> {
  view: (input: I) => Promise<ActionResult<ReactNode>>;
  input: I;
}

/** A button that opens a part. */
export function PartButton<I>({ view, input, ...props }: PartButtonProps<I>) {
  const { open, part } = useServerPart();
  return (
    <>
      <Button {...props} onClick={() => open(() => view(input))} />
      {part}
    </>
  );
}
