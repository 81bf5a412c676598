import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** The theme's own names (globals.css), so that two shadows or two animations are seen to be of one kind. */
const merge = /* @__PURE__ */ extendTailwindMerge({
  extend: {
    theme: {
      shadow: ["card", "pop", "dialog", "paper"],
      animate: ["pop", "fade", "slide", "pulse-soft"],
    },
  },
});

/**
 * Joins class names; of two that set the same thing the later one wins. tailwind-merge weighs 8 kB, half of what a page
 * may load beside React and Next: controls on every page join theirs with `clsx`, and let nothing be replaced.
 */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
