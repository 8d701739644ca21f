import { describe, expect, it } from "vitest";
import { missingDetails } from "@/lib/team/rules";

const complete = {
  person: { fullName: "Ivan", picturePath: "/pictures/a.webp", nativeName: "Иван", tShirtSize: "M" },
};
const withoutPicture = { person: { ...complete.person, fullName: "Raya", picturePath: null } };
const withoutAnything = { person: { fullName: "Boris", picturePath: null, nativeName: null, tShirtSize: null } };

describe("the missing details of a team", () => {
  it("are none when every member has everything", () => {
    expect(missingDetails({ leader: complete, deputyLeader: null, contestants: [complete] })).toEqual([]);
  });

  it("name the member and each field", () => {
    const team = { leader: complete, deputyLeader: withoutPicture, contestants: [complete, withoutAnything] };
    expect(missingDetails(team)).toEqual([
      { member: "deputy", name: "Raya", fields: [{ field: "picture", label: "picture" }] },
      {
        member: "contestant-2",
        name: "Boris",
        fields: [
          { field: "picture", label: "picture" },
          { field: "nativeName", label: "native name" },
          { field: "tShirtSize", label: "T-shirt size" },
        ],
      },
    ]);
  });
});
