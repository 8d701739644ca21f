/** What somebody may do to a team now: null if they may, otherwise why not, naming the date that has passed. */
export interface EditRights {
  /** Name, group, who is in the team. */
  roster: string | null;
  /** People's details and the travel. */
  details: string | null;
  /** Whether the team competes officially; for administrators alone. */
  isOfficial: boolean;
}
