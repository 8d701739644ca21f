import type { z } from "zod";
import { auditEntry } from "@/lib/audit/schema";
import { contest, contestEnums, statistics } from "@/lib/contest/schema";
import { contestant, contestantEdit, contestantToTeam, editedContestant } from "@/lib/contestant/schema";
import { country } from "@/lib/country/schema";
import { deadlineException, deadlineExceptionInput } from "@/lib/deadline-exception/schema";
import { guide, guideInput } from "@/lib/guide/schema";
import {
  accountDisabling,
  listedUser,
  loginInput,
  loginResponse,
  passwordChange,
  passwordReset,
  registerInput,
  user,
} from "@/lib/identity/schema";
import { leader, leaderCreateModel, leaderEdit, leaderRecord, replaceLeader } from "@/lib/leader/schema";
import { importProblem, problem } from "@/lib/openapi/problem";
import { person, personEditModel, personInput } from "@/lib/person/schema";
import { publicTeam, team, teamArrival, teamBasics, teamCreation } from "@/lib/team/schema";

/** A schema with a name and a sentence of its own in the document. */
interface Component {
  schema: z.ZodType;
  description: string;
}

const component = (schema: z.ZodType, description: string): Component => ({ schema, description });

/** What the API takes. */
export const requestComponents: Record<string, Component> = {
  LoginInput: component(loginInput, "Credentials. `username` may stand in the place of `email`: they are the same."),
  RegisterInput: component(
    registerInput,
    "A new account. A TeamRegistrator needs a `countryId`; a `username` must equal the e-mail.",
  ),
  PasswordChange: component(passwordChange, "The password as it is, and as it shall be."),
  PasswordReset: component(passwordReset, "The password to hand out."),
  AccountDisabling: component(accountDisabling, "Whether the account shall be disabled."),
  TeamCreation: component(
    teamCreation,
    "A whole team, stored all or nothing. A chosen `leaderId` wins over `leaderCreateModel`, `deputyLeaderId` over `deputyLeaderCreateModel`; without `hasDeputyLeader` there is no deputy. All contestants carry the same `contestantGroup`, which becomes the team's group. Only an administrator's `countryId` counts, and they must send one; a registrator's team belongs to their own country.",
  ),
  TeamArrival: component(teamArrival, "When and where a team comes and goes."),
  TeamBasics: component(
    teamBasics,
    "A team's name and group; both reach every contestant. Only an administrator's `isOfficial` counts.",
  ),
  PersonInput: component(
    personInput,
    "A guest, or somebody else who is neither leader, contestant nor guide. A registrator's person is a guest of their own country, whatever `roles` and `countryId` say; a guest needs the four travel fields.",
  ),
  PersonEditModel: component(personEditModel, "A person's details, as part of another entity's edit."),
  LeaderCreateModel: component(
    leaderCreateModel,
    "A new leader: a new person (`leaderPerson`), or one already known (`leaderPersonId`, which wins) who leads for the first time.",
  ),
  ReplaceLeader: component(
    replaceLeader,
    "Who leads (or, with `isDeputy`, is deputy leader of) a team from now on. A chosen `leaderId` wins over `leaderCreateModel`.",
  ),
  LeaderEdit: component(leaderEdit, "A leader's contacts and personal details."),
  ContestantToTeam: component(
    contestantToTeam,
    "A new contestant of a team. The group and whether the contestant is official are the team's.",
  ),
  ContestantEdit: component(contestantEdit, "A contestant's details."),
  DeadlineExceptionInput: component(
    deadlineExceptionInput,
    "Until when a country may register, later than the edition's own end of registration, and why.",
  ),
  GuideInput: component(
    guideInput,
    "A new guide: a person already known (`personId`, which wins) or a new one (`person`), and the account that they sign in with.",
  ),
};

/** What the API gives. */
export const responseComponents: Record<string, Component> = {
  Contest: component(contest, "The edition of the tournament, as everybody may see it."),
  ContestEnums: component(contestEnums, "What may be chosen from in the other calls."),
  Statistics: component(statistics, "Official contestants by the name of their country."),
  Country: component(country, "A country of ISO 3166-1."),
  LoginResponse: component(loginResponse, "Who has signed in, and the token for their calls."),
  User: component(user, "An account."),
  ListedUser: component(
    listedUser,
    "An account with the password to hand out; `givenPassword` is `null` once its owner has chosen another.",
  ),
  Person: component(person, "A person of the current edition. The members of a team travel as their team does."),
  Leader: component(leader, "A leader or deputy leader. One leader may lead several teams of the same country."),
  LeaderRecord: component(leaderRecord, "A leader in one team; who leads several teams is in the list several times."),
  Contestant: component(
    contestant,
    "A contestant of a team. `code` is unique in the edition, given once and never reused.",
  ),
  EditedContestant: component(editedContestant, "A contestant after a change, with the person as the form edits them."),
  Team: component(team, "A team as those see it who run it."),
  PublicTeam: component(publicTeam, "A team as everybody sees it: no contacts, dates of birth or travel."),
  Guide: component(guide, "A guide with the teams that are assigned to them."),
  DeadlineException: component(deadlineException, "A later end of registration for one country."),
  AuditEntry: component(auditEntry, "One change: who, when, what, and by field the value before and the value after."),
  Problem: component(problem, "Why a call was refused (RFC 9457)."),
  ImportProblem: component(importProblem, "Why a CSV file was refused: every place in it that is wrong."),
};
