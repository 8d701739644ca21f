import { z } from "zod";
import { yearQuery } from "@/lib/edition/schema";
import { endpoint, fileBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { dryRunQuery } from "@/lib/platform/csv/schema";
import { plural } from "@/lib/platform/text/plural";
import { id } from "@/lib/platform/validation/fields";
import { findOption } from "@/lib/platform/validation/find-option";
import { boundariesInput, honoursInput, mentionsInput, stateInput, tasksInput } from "@/lib/result/inputs";
import { groupPlural, groups } from "@/lib/result/labels";
import {
  boundariesResponse,
  groupParams,
  honoursResponse,
  mentionsResponse,
  publishedResults,
  resultsForm,
  resultsImport,
  resultsImportParams,
  stateResponse,
  tasksResponse,
} from "@/lib/result/schema";

const finalResults = "The results are final.";

export const getResults = endpoint("GET /api/Result", {
  access: "all",
  summary: "The results of an edition, once they are published.",
  query: yearQuery,
  response: publishedResults,
  errors: { 404: "There is no edition of that year, or its results are hidden." },
});

export const updateTasks = endpoint("PUT /api/Result/tasks/{group}", {
  access: administrators,
  summary: "Replaces a group's tasks in the current edition.",
  description:
    "Within a day, their order is kept. A task with another `day` moves to it together with its scores, such as those of a file that was imported as the wrong day. A task that is left out is deleted; one with scores only with `deleteScores`.",
  audit: "changed the tasks",
  params: groupParams,
  body: tasksInput,
  response: tasksResponse,
  success: "The group's tasks.",
  errors: { 409: finalResults },
});

export const importResults = endpoint("POST /api/Result/import/{group}/{day}", {
  access: administrators,
  summary: "Stores the points of a group and day from a file, all rows or none.",
  description:
    "CMS's `ranking.csv` (`Username,User,Team,<task>,P,…,Global,P`), a scoreboard of DOMjudge in JSON (`rows[].team_id`, `rows[].problems[].label` and `.score`), or CSV with `code` or `username` and a column for each task, such as the file of the export. Columns that are usually no task, such as a sum or a class, are left out unless `tasks` names them; `columns` and `unusedColumns` say which. A row replaces the contestant’s points for the file’s tasks; an empty cell means none, as for somebody who was absent. Contestants without a row keep their points, and rows of withdrawn teams are skipped. Points are rounded to 4 decimals. Tasks that do not exist yet are created with a maximum of 100; a group can have 40 on a day.",
  audit(after) {
    const group = findOption(groups, after("importedGroup"));
    if (!group) return "imported results";
    const count = Number(after("importedContestants") ?? 0);
    const who = count > 0 ? plural(count, group.toLowerCase(), groupPlural(group)) : `the ${groupPlural(group)}`;
    return `imported the results of ${who}, day ${after("importedDay")}`;
  },
  params: resultsImportParams,
  query: dryRunQuery,
  body: resultsForm,
  bodyType: "multipart/form-data",
  bodyLimit: fileBodyLimit,
  response: resultsImport,
  success: "How many rows did what.",
  errors: { 409: `${finalResults} A dry run is answered.` },
});

export const updateBoundaries = endpoint("PUT /api/Result/boundaries/{group}", {
  access: administrators,
  summary: "Sets the total from which a group's contestants get each medal.",
  description: "`null` for a medal that is not awarded. Nobody gets a medal for 0 points.",
  audit: "changed the medal boundaries",
  params: groupParams,
  body: boundariesInput,
  response: boundariesResponse,
  errors: { 409: finalResults },
});

export const updateHonours = endpoint("PUT /api/Result/contestants/{id}", {
  access: administrators,
  summary: "Gives a contestant an honourable mention, or disqualifies them.",
  audit: "changed a contestant’s honours",
  params: z.object({ id: id.meta({ description: "The contestant." }) }),
  body: honoursInput,
  response: honoursResponse,
  success: "What is stored.",
  errors: { 404: "There is no such contestant in the current edition.", 409: finalResults },
});

export const giveMentions = endpoint("POST /api/Result/mentions/{group}", {
  access: administrators,
  summary: "Gives the honourable mentions that the IOI's rule proposes for a group.",
  description:
    "To contestants without a medal if on one of the days fewer than half of all contestants have more points. Nobody loses a mention that was given before.",
  audit: "gave honourable mentions",
  params: groupParams,
  body: mentionsInput,
  response: mentionsResponse,
  errors: { 409: `The group has no medal boundaries. Or: ${finalResults}` },
});

export const updateResultsState = endpoint("PUT /api/Result/state", {
  access: administrators,
  summary: "Hides or publishes an edition's results.",
  description:
    "From `HIDDEN` to `PROVISIONAL` to `FINAL`, which needs medal boundaries for each group with contestants. Everybody sees results that are not hidden. Final results cannot be changed; reopening them takes a `reason`, which the audit log keeps.",
  audit: "changed the state of the results",
  query: yearQuery,
  body: stateInput,
  response: stateResponse,
  errors: {
    404: "There is no edition of that year.",
    409: "The results are final and stay so, or there is nothing to publish.",
  },
});

export const exportResults = endpoint("GET /api/Result/export/csv", {
  access: administrators,
  summary: "The results of an edition as CSV, hidden ones too.",
  description:
    "UTF-8 with a byte order mark, one row per contestant in the order of the ranking. `unjudged` lists the columns whose points may still change; the import reads it.",
  query: yearQuery,
  response: z.string(),
  responseType: "text/csv",
  errors: { 404: "There is no edition of that year." },
});
