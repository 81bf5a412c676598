import { cache } from "react";
import { getPractice } from "@/lib/domain/practice/practice";

/** The practice of who looks, read once for the shell and the page in it. */
export const practiceOf = cache(getPractice);
