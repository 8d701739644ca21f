import { expect, test } from "vitest";
import { listedPaths } from "@/lib/site/pages/listed-paths";

const none = {
  resultsState: "HIDDEN",
  invitationLetterUrl: null,
  materialsUrl: null,
  invitationLetter: "",
  materials: "",
} as const;
const invitation = "/2024/information/invitation";

test.each([
  ["has a text that the home page opens", { invitationLetter: "<p>Dear friends</p>" }, true],
  ["has a text and its own address is given", { invitationLetter: "<p>Hi</p>", invitationLetterUrl: invitation }, true],
  ["has no text", {}, false],
  ["has no text but its own address is given", { invitationLetterUrl: invitation }, false],
  [
    "is replaced by another address",
    { invitationLetter: "<p>Hi</p>", invitationLetterUrl: "https://a.example" },
    false,
  ],
])(
  "search engines get a document's page only with its text, unless the home page opens another address: it %s",
  (_, documents, isListed) => {
    const paths = listedPaths({ ...none, ...documents }, "/2024");
    expect(paths.includes(invitation)).toBe(isListed);
    expect(paths).toEqual(expect.arrayContaining(["/2024", "/2024/information/rules"]));
    expect(paths).not.toContain("/2024/information/materials");
  },
);
