import { z } from "zod";
import { route } from "@/lib/api/route";
import { listGuides } from "@/lib/guide/queries";
import { guide } from "@/lib/guide/schema";

export const GET = route("GET /api/Guide/all", { response: z.array(guide), handler: listGuides });
