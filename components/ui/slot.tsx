"use client";

import { Children, cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from "react";
import { cn } from "./class-names";

interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
  /** One element; it takes everything that is given here. */
  children?: ReactNode;
}

type Props = Record<string, unknown>;

/**
 * Gives its props to its only child: what the child says itself wins, handlers and refs of both are called, classes are
 * joined. As Radix's Slot, a tenth of its size, for what is on every page.
 */
export function Slot({ children, ...own }: SlotProps) {
  // An element of a server component may come as a promise of one; toArray waits for it.
  const [child, ...more] = Children.toArray(children);
  if (!isValidElement<Props>(child) || more.length > 0) return null;
  return cloneElement(child, merged(own, child.props));
}

function merged(own: Props, child: Props): Props {
  const all: Props = { ...own, ...child };
  for (const [name, value] of Object.entries(own)) {
    const childs = child[name];
    if (name === "className") all[name] = cn(value as string, childs as string);
    else if (value && childs && name === "ref")
      all[name] = both(value as Ref<unknown>, childs as Ref<unknown>);
    else if (typeof value === "function" && typeof childs === "function") {
      all[name] = (...given: unknown[]) => {
        childs(...given);
        value(...given);
      };
    } else if (childs === undefined) all[name] = value;
  }
  return all;
}

function both(first: Ref<unknown>, second: Ref<unknown>) {
  return (node: unknown) => {
    for (const ref of [first, second]) {
      if (typeof ref === "function") ref(node);
      else if (ref) ref.current = node;
    }
  };
}
