import { z } from "zod";
import { route } from "@/lib/http/route";
import { team } from "@/lib/team/schema";
import { listTeamsWithoutGuide } from "@/lib/team/service";

export const GET = route("GET /api/Team/noGuides", { response: z.array(team), handler: listTeamsWithoutGuide });
