import { describe, expect, it } from "vitest";
import { missingDetails } from "@/lib/team/rules";

const complete = { person: { picturePath: "/pictures/a.webp", nativeName: "Иван", tShirtSize: "M" } };
const withoutPicture = { person: { ...complete.person, picturePath: null } };
const withoutAnything = { person: { picturePath: null, nativeName: null, tShirtSize: null } };

describe("the missing details of a team", () => {
  it("are null when every member has everything", () => {
    expect(missingDetails({ leader: complete, deputyLeader: null, contestants: [complete] })).toBeNull();
  });

  it("are counted over the leader, the deputy and the contestants", () => {
    const team = { leader: withoutPicture, deputyLeader: withoutPicture, contestants: [complete, withoutAnything] };
    expect(missingDetails(team)).toBe("3 pictures, 1 native name, 1 T-shirt size");
  });
});
