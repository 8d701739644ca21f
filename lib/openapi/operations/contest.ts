import type { OperationsOf } from "@/lib/openapi/operation";

const year = "The edition's year; without it, the current edition.";
const oneEdition = {
  parameters: { id: "The edition; it must be the current one." },
  notFound: "There is no such edition.",
  conflict: "The edition is over and stays as it was.",
};

export const contestOperations: OperationsOf<"Contest"> = {
  "GET /api/Contest": {
    id: "getContest",
    summary: "The edition: texts, dates, companies and committees.",
    success: "The edition.",
    parameters: { year },
    notFound: "There is no edition of that year.",
  },
  "GET /api/Contest/availableEnums": {
    id: "getAvailableEnums",
    summary: "The lists that other calls choose from.",
    success: "The lists of the current edition.",
  },
  "GET /api/Contest/statistics": {
    id: "getStatistics",
    summary: "How many contestants compete, by country.",
    success: "The numbers; the countries are in the order of their names.",
    parameters: { year },
    notFound: "There is no edition of that year.",
  },
  "GET /api/Contest/editions": {
    id: "listEditions",
    summary: "Every edition there has been.",
    success: "The editions, the newest first.",
  },
  "GET /api/Contest/{id}/settings": {
    id: "getEditionSettings",
    summary: "Everything about an edition that may be changed.",
    success: "The edition with its lists, texts, companies, committees and schedule.",
    parameters: { id: "The edition." },
    notFound: "There is no such edition.",
  },
  "PUT /api/Contest/{id}": {
    id: "updateEdition",
    summary: "Changes an edition's names, dates, place, links and lists; what is absent stays.",
    description:
      "A list is sent whole, in its order. `{ name, was }` renames a value, and with it every record of the edition that holds it; a value that records hold cannot be left out.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/texts": {
    id: "updateEditionTexts",
    summary: "Changes an edition's texts; what is absent stays.",
    description: "HTML. Headings, paragraphs, lists, tables and links are kept; what could run is removed.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/companies": {
    id: "updateEditionCompanies",
    summary: "Replaces an edition's organizers, partners, patrons and sponsors.",
    description:
      "All of them are sent, each kind in its order. One with its `id` keeps its logo unless `picture` or `removePicture` is sent.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/committees": {
    id: "updateEditionCommittees",
    summary: "Replaces an edition's committees.",
    description:
      "All of them are sent, in their order. One with its `id` keeps its people, whatever it is called; one whose roles people hold cannot be left out.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/schedule": {
    id: "updateEditionSchedule",
    summary: "Replaces an edition's schedule.",
    description: "All of it is sent; the order within a day is kept.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "POST /api/Contest/preview/text": {
    id: "previewText",
    summary: "Shows a text as visitors would see it; stores nothing.",
    success: "The HTML that would be stored.",
  },
  "POST /api/Contest/next": {
    id: "startNextEdition",
    summary: "Makes the next edition from the current one, and makes it current.",
    description:
      "Texts, lists, links, companies, committees and the schedule, moved to the new dates, are carried over; with `carryMembers` also the people of the committees. Teams and people are not. The old edition stays as it was.",
    success: "The new edition.",
    conflict: "`contestId` is not the current edition any longer, or there is an edition of that year.",
  },
  "GET /api/Contest/exceptions": {
    id: "listDeadlineExceptions",
    summary: "The countries that were given a later end of registration in the current edition.",
    success: "The exceptions, by country.",
  },
  "PUT /api/Contest/exceptions/{countryId}": {
    id: "giveDeadlineException",
    summary: "Gives a country a later end of registration, or changes the one it was given.",
    description:
      "Its registrators are bound by this date instead of the edition's `endOfRegistrationDate`, and by the day after it instead of `endOfEditDate`. `version` 0 means that the country has no exception yet.",
    success: "The exception.",
    parameters: { countryId: "The country." },
    notFound: "There is no such country.",
  },
  "DELETE /api/Contest/exceptions/{countryId}": {
    id: "removeDeadlineException",
    summary: "Takes a country's later end of registration back.",
    success: "The edition's own dates count again.",
    parameters: { countryId: "The country." },
    notFound: "The country has no exception.",
  },
};
