import { describe, expect, it } from "vitest";
import { missingOf } from "@/lib/team/missing";

const complete = { person: { picturePath: "/pictures/a.webp", nativeName: "Иван", tShirtSize: "M" } };
const withoutPicture = { person: { ...complete.person, picturePath: null } };
const withoutAnything = { person: { picturePath: null, nativeName: null, tShirtSize: null } };

describe("what a team still lacks", () => {
  it("is nothing when every member has everything", () => {
    expect(missingOf({ leader: complete, deputyLeader: null, contestants: [complete] })).toBeNull();
  });

  it("is counted over the leader, the deputy and the contestants", () => {
    const team = { leader: withoutPicture, deputyLeader: withoutPicture, contestants: [complete, withoutAnything] };
    expect(missingOf(team)).toBe("3 pictures, 1 native name, 1 T-shirt size");
  });
});
