import { z } from "zod";
import { route } from "@/lib/api/route";
import { exportContestants } from "@/lib/contestant/csv/export";
import { download } from "@/lib/http/download";

export const GET = route("GET /api/Contestant/export/info/csv", {
  response: z.string(),
  handler: async () => {
    const { fileName, text } = await exportContestants();
    return download(text, "text/csv", fileName);
  },
});
