"use server";

import { z } from "zod";
import { KeysDialog } from "@/components/worklist/keys-dialog";
import { view } from "@/lib/transport/action";

export const worklistKeysView = view({ access: "user", input: z.object({}) }, async () => <KeysDialog />);
