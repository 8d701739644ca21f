import { z } from "zod";
import {
  committeesInput,
  companiesInput,
  editionInput,
  nextInput,
  previewInput,
  scheduleInput,
  textsInput,
} from "@/lib/edition/inputs";
import { printDesignInput } from "@/lib/edition/print-design";
import {
  contest,
  contestEnums,
  editionSettings,
  editionSummary,
  endsQuery,
  previewedText,
  yearQuery,
} from "@/lib/edition/schema";
import { venuePicturesInput } from "@/lib/edition/venue";
import { endpoint, listBodyLimit, textBodyLimit, uploadBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { id } from "@/lib/platform/validation/fields";

const editing = {
  access: administrators,
  params: z.object({ id: id.meta({ description: "The current edition, or the next one." }) }),
  response: editionSettings,
  success: "The edition after the change.",
  errors: { 404: "There is no such edition.", 409: "The edition is over and cannot be changed." },
} as const;

export const getContest = endpoint("GET /api/Contest", {
  access: "all",
  optionalAuth: true,
  summary: "The edition: texts, dates, companies and committees.",
  query: yearQuery,
  response: contest,
  errors: { 404: "There is no edition of that year, or it is the next one and the caller is no administrator." },
});

export const getAvailableEnums = endpoint("GET /api/Contest/availableEnums", {
  access: "all",
  summary: "The lists that other calls choose from.",
  response: contestEnums,
  success: "The lists of the current edition.",
});

export const listEditions = endpoint("GET /api/Contest/editions", {
  access: administrators,
  summary: "Every edition.",
  response: z.array(editionSummary),
  success: "The editions, the newest first.",
});

export const getEditionSettings = endpoint("GET /api/Contest/{id}/settings", {
  access: administrators,
  summary: "Everything about an edition that may be changed.",
  params: z.object({ id: id.meta({ description: "The edition." }) }),
  response: editionSettings,
  success: "The edition with its lists, texts, companies, committees and schedule.",
  errors: { 404: "There is no such edition." },
});

export const updateEdition = endpoint("PUT /api/Contest/{id}", {
  ...editing,
  summary: "Changes an edition's details, lists and text of certificates; what is absent stays.",
  description:
    "The year can change until there are teams, within the order of the editions. Of an edition without dates (`hasDates`), the year and all dates are sent together. A list is sent whole, in its order. `{ name, was }` renames a value, and with it every record of the edition that uses it; a value that is in use cannot be left out. With another time zone, `enteredTimes` says what becomes of the times that were entered.",
  audit: "changed the edition",
  body: editionInput,
});

export const updateEditionTexts = endpoint("PUT /api/Contest/{id}/texts", {
  ...editing,
  summary: "Changes an edition's texts; what is absent stays.",
  description: "HTML. Headings, paragraphs, lists, tables and links are kept; what could run is removed.",
  audit: "changed the edition’s texts",
  body: textsInput,
  bodyLimit: textBodyLimit,
});

export const updateEditionCompanies = endpoint("PUT /api/Contest/{id}/companies", {
  ...editing,
  summary: "Replaces an edition's organizers, partners, patrons and sponsors.",
  description:
    "All of them are sent, each kind in its order. One with its `id` keeps its logo unless `picture` or `removePicture` is sent.",
  audit: "changed the organizers, partners, patrons or sponsors",
  body: companiesInput,
  bodyLimit: uploadBodyLimit,
});

export const updateVenuePictures = endpoint("PUT /api/Contest/{id}/venuePictures", {
  ...editing,
  summary: "Replaces the photos and maps of the venue.",
  description: "All of them are sent, in display order. One with its `id` keeps its file unless `picture` is sent.",
  audit: "changed the pictures of the venue",
  body: venuePicturesInput,
  bodyLimit: uploadBodyLimit,
});

export const updatePrintDesign = endpoint("PUT /api/Contest/{id}/print-design", {
  ...editing,
  summary: "Replaces the design of an edition's badges, certificates and diplomas.",
  description:
    "All of it is sent. A picture stays unless `picture` or `removePicture` is sent or, of a signature, its signatory is left out.",
  audit: "changed the print design",
  body: printDesignInput,
  bodyLimit: uploadBodyLimit,
});

export const updateEditionCommittees = endpoint("PUT /api/Contest/{id}/committees", {
  ...editing,
  summary: "Replaces an edition's committees.",
  description:
    "The complete list, in display order. A committee with its `id` keeps its members, even under a new name; one with members cannot be left out.",
  audit: "changed the committees",
  body: committeesInput,
});

export const updateEditionSchedule = endpoint("PUT /api/Contest/{id}/schedule", {
  ...editing,
  summary: "Replaces an edition's schedule.",
  description: "All of it is sent, by day; the order within a day is kept.",
  audit: "changed the schedule",
  body: scheduleInput,
  bodyLimit: listBodyLimit,
});

export const previewText = endpoint("POST /api/Contest/preview/text", {
  access: administrators,
  summary: "Shows a text as visitors would see it; stores nothing.",
  body: previewInput,
  bodyLimit: textBodyLimit,
  response: previewedText,
  success: "The HTML that would be stored.",
});

export const startNextEdition = endpoint("POST /api/Contest/next", {
  access: administrators,
  summary: "Creates the next edition from the current one, and makes it current unless it is only prepared (`draft`).",
  description:
    "Texts, lists, links, the text of certificates, the print design, pictures of the venue, companies, committees, rooms, the schedule, moved to the new dates, and the age limits, moved by the years between, are copied; with `carryMembers` also the people of the committees. Teams and people are not. The old edition stays as it was. There is at most one next edition; only administrators see it.",
  audit: "created the next edition",
  body: nextInput,
  response: editionSettings,
  status: 201,
  errors: {
    409: "`contestId` is no longer the current edition, it has no dates, or there is a next edition already.",
  },
});

export const makeEditionCurrent = endpoint("POST /api/Contest/{id}/current", {
  access: administrators,
  summary: "Makes the next edition the current one; the one before can no longer be changed.",
  description:
    "While the current edition has no teams, guests, guides, transfers and deadline extensions, the one before can take its place again; it then is the next edition.",
  audit: "made another edition the current one",
  params: z.object({ id: id.meta({ description: "The next edition, or the one before the current one." }) }),
  query: endsQuery,
  response: editionSettings,
  success: "The new current edition.",
  errors: {
    404: "There is no such edition.",
    409: "The edition is the current one, or it is over.",
    422: "The current edition's last day is to come, and `ends` is not its year.",
  },
});

export const deleteEdition = endpoint("DELETE /api/Contest/{id}", {
  access: administrators,
  summary: "Deletes the next edition, or a past one, without teams, guests, guides, transfers and deadline extensions.",
  audit: "deleted an edition",
  params: z.object({ id: id.meta({ description: "The edition." }) }),
  response: z.literal(true),
  success: "The edition is deleted.",
  errors: { 404: "There is no such edition.", 409: "The edition is the current one, or it has been used." },
});
