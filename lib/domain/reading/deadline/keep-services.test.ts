import { expect, it } from "vitest";
import { readKeepServices } from "./keep-services";

const read = (notice: string) => readKeepServices(notice, "2026-11-17")?.date;

it.each([
  [
    "To keep your services while we decide, ask for the appeal on or before December 1, 2026 (10 days from this notice).",
    "2026-12-01",
  ],
  ["If you want your benefits to continue during the appeal, you must file by 11/27/2026.", "2026-11-27"],
  [
    "To continue receiving therapy, call us or send your request within 10 days of the date of this notice.",
    "2026-11-27",
  ],
  ["Your services will stay the same if you ask for an appeal no later than 12/01/2026.", "2026-12-01"],
])("reads until when care goes on: %s", (notice, day) => expect(read(notice)).toBe(day));

it.each([
  "You can appeal within 60 days of the date of this notice.",
  "We have approved your request to continue therapy by 12/01/2026.",
  "You may continue therapy until 12/01/2026. To appeal, write within 60 days of this notice.",
  "Send the records by 12/01/2026.",
  "Appeal by 12/01/2026 to keep your rights to benefits.",
  "File your appeal by 12/01/2026 and keep a copy; treatment may continue at your own expense.",
])("takes no other time for it: %s", (notice) => expect(read(notice)).toBeUndefined());
