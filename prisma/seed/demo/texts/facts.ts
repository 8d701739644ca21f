/** What differs between the texts of two editions. */
export interface DemoFacts {
  year: number;
  /** Such as "thirteenth". */
  ordinal: string;
  /** The day of April on which the tournament begins. */
  arrivalDay: number;
}
