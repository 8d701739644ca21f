import * as audit from "@/app/api/Audit/route";
import * as editionCommittees from "@/app/api/Contest/[id]/committees/route";
import * as editionCompanies from "@/app/api/Contest/[id]/companies/route";
import * as edition from "@/app/api/Contest/[id]/route";
import * as editionSchedule from "@/app/api/Contest/[id]/schedule/route";
import * as editionSettings from "@/app/api/Contest/[id]/settings/route";
import * as editionTexts from "@/app/api/Contest/[id]/texts/route";
import * as contestEnums from "@/app/api/Contest/availableEnums/route";
import * as editions from "@/app/api/Contest/editions/route";
import * as deadlineException from "@/app/api/Contest/exceptions/[countryId]/route";
import * as deadlineExceptions from "@/app/api/Contest/exceptions/route";
import * as nextEdition from "@/app/api/Contest/next/route";
import * as textPreview from "@/app/api/Contest/preview/text/route";
import * as contest from "@/app/api/Contest/route";
import * as contestStatistics from "@/app/api/Contest/statistics/route";
import * as contestantById from "@/app/api/Contestant/[id]/route";
import * as contestantExport from "@/app/api/Contestant/export/info/csv/route";
import * as credentialsImport from "@/app/api/Contestant/import/creds/csv/[year]/route";
import * as contestant from "@/app/api/Contestant/route";
import * as contestantToTeam from "@/app/api/Contestant/toTeam/route";
import * as country from "@/app/api/Country/route";
import * as guideTeam from "@/app/api/Guide/[guideId]/[teamId]/route";
import * as guideTeams from "@/app/api/Guide/[guideId]/teams/route";
import * as guides from "@/app/api/Guide/all/route";
import * as guideOfUser from "@/app/api/Guide/byUserId/[userId]/route";
import * as guide from "@/app/api/Guide/route";
import * as accountDisabling from "@/app/api/Identity/[id]/disabled/route";
import * as passwordReset from "@/app/api/Identity/[id]/password/route";
import * as usersOfRole from "@/app/api/Identity/GetAll/role/[role]/route";
import * as users from "@/app/api/Identity/GetAll/route";
import * as login from "@/app/api/Identity/Login/route";
import * as passwordChange from "@/app/api/Identity/password/route";
import * as register from "@/app/api/Identity/Register/route";
import * as leaderReplace from "@/app/api/Leader/addreplace/route";
import * as leader from "@/app/api/Leader/route";
import * as deputyLeader from "@/app/api/Leader/team/[teamId]/leader/[leaderId]/route";
import * as personById from "@/app/api/Person/[id]/route";
import * as leadersOfCountry from "@/app/api/Person/leaders/country/[countryId]/route";
import * as peopleByRole from "@/app/api/Person/role/[role]/[countryId]/route";
import * as committeePeople from "@/app/api/Person/role/COMMITTEE/route";
import * as person from "@/app/api/Person/route";
import * as teamArrival from "@/app/api/Team/arrival/route";
import * as teamBasics from "@/app/api/Team/basic/route";
import * as teamsOfCountry from "@/app/api/Team/country/[countryId]/route";
import * as teamsOfGuide from "@/app/api/Team/guide/[guideId]/route";
import * as teamsWithoutGuide from "@/app/api/Team/noGuides/route";
import * as team from "@/app/api/Team/route";
import type { Endpoint } from "@/lib/openapi/endpoint";

/** Every endpoint's module, in the order of the document; endpoints.test.ts finds one that is missing here. */
const modules: Record<string, Endpoint>[] = [
  contest,
  contestEnums,
  contestStatistics,
  editions,
  editionSettings,
  edition,
  editionTexts,
  editionCompanies,
  editionCommittees,
  editionSchedule,
  textPreview,
  nextEdition,
  deadlineExceptions,
  deadlineException,
  login,
  register,
  users,
  usersOfRole,
  passwordChange,
  passwordReset,
  accountDisabling,
  team,
  teamsWithoutGuide,
  teamsOfGuide,
  teamsOfCountry,
  teamArrival,
  teamBasics,
  person,
  personById,
  leadersOfCountry,
  committeePeople,
  peopleByRole,
  leader,
  leaderReplace,
  deputyLeader,
  contestantToTeam,
  contestant,
  contestantById,
  contestantExport,
  credentialsImport,
  guide,
  guides,
  guideOfUser,
  guideTeams,
  guideTeam,
  country,
  audit,
];

export const endpoints: Endpoint[] = modules.flatMap((module) => Object.values(module));
