/** The details that every form about a person has. */
export interface PersonDetails {
  fullName: string;
  nativeName: string;
  tShirtSize: string;
  /** A newly chosen picture as base64 without a prefix, else empty: the stored one stays. */
  picture: string;
}

/** The labels of a team member's details. */
export const memberLabels = { fullName: "Full name", nativeName: "Native name", tShirtSize: "T-shirt size" };

export const emptyDetails: PersonDetails = { fullName: "", nativeName: "", tShirtSize: "", picture: "" };

interface StoredDetails {
  fullName: string;
  nativeName: string | null;
  tShirtSize: string | null;
}

/** A stored person's details as values of a form. */
export function toDetails({ fullName, nativeName, tShirtSize }: StoredDetails): PersonDetails {
  return { fullName, nativeName: nativeName ?? "", tShirtSize: tShirtSize ?? "", picture: "" };
}
