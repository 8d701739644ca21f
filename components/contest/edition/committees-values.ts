import type { EditionSettings } from "@/lib/contest/schema";

export const committeesValues = ({ version, committees }: EditionSettings) => ({
  version,
  committees: committees.map(({ id, name, chairTitle, memberTitle }) => ({ id, name, chairTitle, memberTitle })),
});

export type CommitteesValues = ReturnType<typeof committeesValues>;

/** All committees as one text, to compare with the stored version. */
export const displayCommittees = ({ committees }: CommitteesValues) => ({
  committees: committees
    .map(({ name, chairTitle, memberTitle }) => `${name} (${chairTitle}, ${memberTitle})`)
    .join(" · "),
});
