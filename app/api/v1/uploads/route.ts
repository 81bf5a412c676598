import { beginUpload } from "@/lib/domain/kernel/staged-files";
import { route } from "@/lib/transport/route";

export const POST = route(beginUpload, { status: 201 });
