import type { z } from "zod";
import type {
  committeesInput,
  companiesInput,
  editionInput,
  nextInput,
  previewInput,
  scheduleInput,
  textsInput,
} from "@/lib/contest/edition-schema";
import type { EditionSettings, previewedText } from "@/lib/contest/schema";
import type { importCounts } from "@/lib/contestant/csv/schema";
import type { Contestant, contestantEdit, contestantToTeam, EditedContestant } from "@/lib/contestant/schema";
import type { DeadlineException, deadlineExceptionInput } from "@/lib/deadline-exception/schema";
import type { Guide, guideInput, teamsToAssign } from "@/lib/guide/schema";
import type {
  accountDisabling,
  ListedUser,
  passwordChange,
  passwordReset,
  registerInput,
  User,
} from "@/lib/identity/schema";
import type { Leader, leaderEdit, replaceLeader } from "@/lib/leader/schema";
import type { Person, personInput } from "@/lib/person/schema";
import type { Team, teamArrival, teamBasics, teamCreation } from "@/lib/team/schema";

/** What the pages of this site send to an endpoint and get from it. */
export interface Endpoints {
  "POST /api/Identity/Register": { body: z.input<typeof registerInput>; response: User };
  "POST /api/Identity/{id}/password": { body: z.input<typeof passwordReset>; response: ListedUser };
  "PUT /api/Identity/{id}/disabled": { body: z.input<typeof accountDisabling>; response: ListedUser };
  "PUT /api/Identity/password": { body: z.input<typeof passwordChange>; response: { token: string } };
  "POST /api/Team": { body: z.input<typeof teamCreation>; response: Team };
  "GET /api/Team/country/{countryId}": { body: undefined; response: Team[] };
  "PUT /api/Team/arrival": { body: z.input<typeof teamArrival>; response: Team };
  "PUT /api/Team/basic": { body: z.input<typeof teamBasics>; response: Team };
  "GET /api/Person/leaders/country/{countryId}": { body: undefined; response: Leader[] };
  "PUT /api/Leader": { body: z.input<typeof leaderEdit>; response: Leader };
  "POST /api/Leader/addreplace": { body: z.input<typeof replaceLeader>; response: Team };
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": { body: undefined; response: Team };
  "POST /api/Contestant/toTeam": { body: z.input<typeof contestantToTeam>; response: Contestant };
  "PUT /api/Contestant": { body: z.input<typeof contestantEdit>; response: EditedContestant };
  "DELETE /api/Contestant/{id}": { body: undefined; response: Team };
  "POST /api/Person": { body: z.input<typeof personInput>; response: Person };
  "PUT /api/Person/{id}": { body: z.input<typeof personInput>; response: Person };
  "DELETE /api/Person/{id}": { body: undefined; response: true };
  "GET /api/Person/role/{role}/{countryId}": { body: undefined; response: Person[] };
  "PUT /api/Contest/exceptions/{countryId}": {
    body: z.input<typeof deadlineExceptionInput>;
    response: DeadlineException;
  };
  "DELETE /api/Contest/exceptions/{countryId}": { body: undefined; response: true };
  "POST /api/Guide": { body: z.input<typeof guideInput>; response: Guide };
  "POST /api/Guide/{guideId}/teams": { body: z.input<typeof teamsToAssign>; response: Guide };
  "DELETE /api/Guide/{guideId}/{teamId}": { body: undefined; response: Guide };
  "GET /api/Contest/{id}/settings": { body: undefined; response: EditionSettings };
  "PUT /api/Contest/{id}": { body: z.input<typeof editionInput>; response: EditionSettings };
  "PUT /api/Contest/{id}/texts": { body: z.input<typeof textsInput>; response: EditionSettings };
  "PUT /api/Contest/{id}/companies": { body: z.input<typeof companiesInput>; response: EditionSettings };
  "PUT /api/Contest/{id}/committees": { body: z.input<typeof committeesInput>; response: EditionSettings };
  "PUT /api/Contest/{id}/schedule": { body: z.input<typeof scheduleInput>; response: EditionSettings };
  "POST /api/Contest/preview/text": { body: z.input<typeof previewInput>; response: z.output<typeof previewedText> };
  "POST /api/Contest/next": { body: z.input<typeof nextInput>; response: EditionSettings };
  /** The form has one field, `file`; the query may say `dryRun`. */
  "POST /api/Contestant/import/creds/csv/{year}": { body: FormData; response: z.output<typeof importCounts> };
}
