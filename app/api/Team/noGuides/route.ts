import { z } from "zod";
import { route } from "@/lib/api/route";
import { listTeamsWithoutGuide } from "@/lib/team/queries";
import { team } from "@/lib/team/schema";

export const GET = route("GET /api/Team/noGuides", { response: z.array(team), handler: listTeamsWithoutGuide });
