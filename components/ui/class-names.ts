import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. It doesn't settle which of two classes of the same kind wins: what a component lets others change
 * carries `base:` (globals.css), and of alternatives only one is given.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes);
