import { z } from "zod";
import { guide } from "@/lib/guide/schema";
import { listGuides } from "@/lib/guide/service";
import { route } from "@/lib/http/route";

export const GET = route("GET /api/Guide/all", { response: z.array(guide), handler: listGuides });
