import { set } from "react-hook-form";
import { expect, it } from "vitest";
import type { z } from "zod";
import { contestantEditForm, contestantToTeamForm } from "@/lib/contestant/inputs";
import { contestantLabels } from "@/lib/contestant/labels";
import { deadlineExtensionForm } from "@/lib/deadline-extension/inputs";
import { extensionLabels } from "@/lib/deadline-extension/labels";
import {
  certificateInput,
  committeesInput,
  companiesInput,
  detailsInput,
  letterInput,
  nextInput,
  scheduleForm,
  slipInput,
  textsInput,
} from "@/lib/edition/inputs";
import {
  certificateLabels,
  committeeLabels,
  companyLabels,
  editionLabels,
  letterLabels,
  nextLabels,
  printDesignLabels,
  scheduleLabels,
  slipLabels,
  textLabels,
  venuePictureLabels,
} from "@/lib/edition/labels";
import { printDesignInput } from "@/lib/edition/print-design";
import { venuePicturesInput } from "@/lib/edition/venue";
import { guideEditForm, guideForm } from "@/lib/guide/inputs";
import { guideLabels } from "@/lib/guide/labels";
import { loginForm, passwordChangeForm, passwordReset, registerInput, userEdit } from "@/lib/identity/inputs";
import { loginLabels, passwordLabels, userLabels } from "@/lib/identity/labels";
import { leaderEdit, leaderReplacement } from "@/lib/leader/inputs";
import { leaderLabels } from "@/lib/leader/labels";
import { messageForm } from "@/lib/message/inputs";
import { messageLabels } from "@/lib/message/labels";
import { guestForm, personForm } from "@/lib/person/inputs";
import { detailLabels, personLabels } from "@/lib/person/labels";
import { boundariesInput, honoursInput, stateInput, tasksInput } from "@/lib/result/inputs";
import { awardLabels, honoursLabels, publicationLabels, taskLabels } from "@/lib/result/labels";
import { teamArrival, teamBasics, teamForm } from "@/lib/team/inputs";
import { teamLabels } from "@/lib/team/labels";
import { travelLabels } from "@/lib/travel/labels";
import { suggestionInput, transferEdit, transferInput } from "@/lib/travel/transfers/inputs";
import { suggestionLabels, transferLabels } from "@/lib/travel/transfers/labels";

interface Labels {
  [field: string]: string | Labels;
}

const today = "2025-03-01";

const { name: teamName, group, isOnline, isOfficial } = teamLabels;
const newLeader = {
  leaderPerson: detailLabels,
  leaderEmail: leaderLabels.email,
  leaderPhoneNumber: leaderLabels.phoneNumber,
};
const alone = { hasPersonForContact: true };

/** Every form: its schema, the labels of its fields, and values that the schema needs to check a field. */
const forms: [name: string, schema: z.ZodType, labels: Labels, values?: object][] = [
  ["login", loginForm, loginLabels],
  ["own password", passwordChangeForm, passwordLabels],
  ["new user", registerInput, userLabels],
  ["user", userEdit, userLabels],
  ["password of a user", passwordReset, { password: userLabels.password }],
  ["guide", guideForm, guideLabels],
  ["stored guide", guideEditForm, guideLabels],
  ["person", personForm, personLabels],
  ["guest", guestForm, personLabels],
  [
    "new team",
    teamForm(today),
    {
      name: teamName,
      contestantGroup: group,
      isOnline,
      isOfficial,
      ...travelLabels,
      leaderCreateModel: newLeader,
      deputyLeaderCreateModel: newLeader,
      contestants: { 0: { contestantPerson: detailLabels, ...contestantLabels, ...travelLabels } },
    },
    { isOnline: false, hasDeputyLeader: true, contestants: [alone] },
  ],
  ["team", teamBasics, { name: teamName, teamGroup: group, isOnline, isOfficial }],
  ["travel of a team", teamArrival, travelLabels],
  ["leader", leaderEdit, { ...leaderLabels, person: detailLabels }],
  ["replacement of a leader", leaderReplacement, { leaderCreateModel: newLeader }],
  [
    "new contestant",
    contestantToTeamForm(today, false),
    { contestantPerson: detailLabels, ...contestantLabels, ...travelLabels },
    alone,
  ],
  [
    "contestant",
    contestantEditForm(today),
    { personEditModel: detailLabels, ...contestantLabels, ...travelLabels },
    alone,
  ],
  ["deadline extension", deadlineExtensionForm, extensionLabels],
  ["edition", detailsInput, editionLabels],
  ["texts", textsInput, textLabels],
  ["next edition", nextInput, nextLabels],
  ["certificates", certificateInput, certificateLabels],
  ["slips", slipInput, slipLabels],
  ["letters", letterInput, letterLabels],
  ["pictures of the venue", venuePicturesInput, { venuePictures: { 0: venuePictureLabels } }],
  ["companies", companiesInput, { companies: { 0: companyLabels } }],
  ["committees", committeesInput, { committees: { 0: committeeLabels } }],
  ["schedule", scheduleForm, { schedule: { 0: scheduleLabels } }],
  [
    "print design",
    printDesignInput,
    { ...printDesignLabels, certificateSignatories: { 0: printDesignLabels.certificateSignatories } },
  ],
  ["tasks", tasksInput, { tasks: { 0: taskLabels } }],
  ["boundaries", boundariesInput, awardLabels],
  ["honours", honoursInput, honoursLabels],
  ["publication", stateInput, publicationLabels],
  ["message", messageForm, messageLabels],
  ["new transfer", transferInput, transferLabels],
  ["transfer", transferEdit, transferLabels],
  [
    "suggestion",
    suggestionInput,
    { ...suggestionLabels, vehicle: transferLabels.vehicle, place: transferLabels.place },
  ],
];

/** The labels by the dotted path of their field. */
const byPath = (labels: Labels, prefix = ""): [path: string, label: string][] =>
  Object.entries(labels).flatMap(([name, label]) =>
    typeof label === "string" ? [[`${prefix}${name}`, label]] : byPath(label, `${prefix}${name}.`),
  );

const long = "x".repeat(200_001);
const invalidValues = ["", "?", "9".repeat(40), "-1", "0.5", long, `https://example.org/${long}`, []];

/** What the messages of a field call it; others begin "This …", "Choose …" or with a rule of its values. */
function namesIn(schema: z.ZodType, values: object, path: string): string[] {
  const messages = invalidValues.flatMap((value) => {
    const form = structuredClone(values);
    set(form, path, value);
    const issues = schema.safeParse(form).error?.issues ?? [];
    return issues.filter((issue) => issue.path.join(".") === path).map(({ message }) => message);
  });
  const named =
    /^(?!(?:This|A name|A password|A colour) )(.+?) (?:is required|must be|can (?:be|have) at most|needs? at least)/;
  return messages.flatMap((message) => named.exec(message)?.[1] ?? []);
}

it.each(forms)("the messages of a form name a field as its label does: %s", (_name, schema, labels, values = {}) => {
  const fields = byPath(labels).map(([path, label]) => ({ path, label, names: namesIn(schema, values, path) }));
  expect(fields.some(({ names }) => names.length > 0)).toBe(true);
  // The specification writes some labels with capitals, such as "Full Name".
  const misnamed = fields.filter(({ label, names }) =>
    names.some((name) => name.toLowerCase() !== label.toLowerCase()),
  );
  expect(misnamed).toEqual([]);
});
