import { describe, expect, it } from "vitest";
import { fromPlainText } from "@/lib/integrations/reader/plain-text";
import { hasReasonWords, reasonStrength } from "./denial/denial-cues";
import { extractByRules } from "./extract";

/** What an ordinary month's mail of small practices printed in its own way, each by its shortest example, with what looks alike. */
const read = (...lines: string[]) => extractByRules(fromPlainText(lines.join("\n")));
const HEAD = ["Harbor Valley Health Plan", "PO Box 40, Oakland, CA 94607", "", "June 12, 2026", ""];
const LABELS = ["Patient:  Ada Brandt", "Member ID:  HVP 4471 8821", "Claim number:  26150-4471"];
const DENIED = "We have denied this claim. The treatment was not medically necessary.";
