import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { uniqueName } from "@/e2e/support/names";

// Valid request bodies. `changes` replace or add fields.

interface PictureOptions {
  width?: number;
  height?: number;
  format?: "jpeg" | "png";
}

/** A picture of one colour. */
export const pictureFile = (colour: string, options: PictureOptions = {}): Promise<Buffer> => {
  const { width = 300, height = 400, format = "png" } = options;
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
};

export const pictureBase64 = async (colour = "#a8321f"): Promise<string> =>
  (await pictureFile(colour)).toString("base64");

export const travel = {
  timeOfArrival: "2025-04-09T10:00",
  arrivalLocation: "Other",
  timeOfDeparture: "2025-04-12T10:00",
  departureLocation: "Other",
};

/** The fields of a new leader besides their person. */
export const leaderContact = { leaderEmail: "leader@team.example", leaderPhoneNumber: "+359 54 000 000" };

export const leaderModel = (fullName: string) => ({
  leaderPerson: { fullName, nativeName: "Мария Петрова", tShirtSize: "M" },
  ...leaderContact,
});

export const contestantModel = (fullName: string, contestantGroup = "Senior") => ({
  contestantPerson: { fullName, tShirtSize: "L" },
  contestantGroup,
  operatingSystemName: "Windows",
  dateOfBirth: "2008-05-24",
});

/** A team with a unique name. */
export function teamPayload(changes: Record<string, unknown> = {}) {
  return {
    name: uniqueName("Team"),
    leaderId: "00000000-0000-0000-0000-000000000000",
    leaderCreateModel: leaderModel("Maria Petrova"),
    hasDeputyLeader: false,
    contestants: [contestantModel("Ivan Ivanov")],
    timeOfArrival: "2025-04-09T14:30",
    arrivalLocation: "Other",
    timeOfDeparture: "2025-04-13T09:00",
    departureLocation: "Other",
    ...changes,
  };
}

export const guestPayload = (changes: object = {}) => ({
  fullName: "Elena Guest",
  nativeName: "Елена Гостева",
  tShirtSize: "M",
  timeOfArrival: "2025-04-09T14:30",
  arrivalLocation: "Other",
  timeOfDeparture: "2025-04-13T09:00",
  departureLocation: "Other",
  ...changes,
});

/** A question to contestants, answered by a text that their guide sees. */
export const questionPayload = (changes: object = {}) => ({
  label: uniqueName("Question"),
  kind: "TEXT",
  options: [],
  askedOf: ["CONTESTANT"],
  isRequired: false,
  audience: "GUIDES",
  ...changes,
});

/** The changed details of a person. */
export const renamed = { fullName: "Renamed", tShirtSize: "S" };

export const leaderEdit = (id: string | undefined, changes: object = {}) => ({
  id,
  email: "a@b.example",
  phoneNumber: "+359 54 000 001",
  person: renamed,
  ...changes,
});

export const contestantEdit = (id: string | undefined, changes: object = {}) => ({
  id,
  operatingSystemName: "Windows",
  dateOfBirth: "2008-01-01",
  personEditModel: renamed,
  ...changes,
});

export const guidePayload = (userId: string, changes: object = {}) => ({
  userId,
  phoneNumber: "+359 54 000 001",
  person: renamed,
  ...changes,
});

/** A guide's account. */
export const accountPayload = (changes: object = {}) => ({
  email: `${randomUUID()}@test.example`,
  name: "New",
  password: "long-enough-1",
  role: "Guide",
  ...changes,
});

export const nextEditionPayload = (changes: object = {}) => ({
  year: 2026,
  name: "XIV International Autumn Tournament in Informatics",
  shortName: "IATI",
  startDate: "2026-04-15",
  endDate: "2026-04-19",
  endOfRegistrationDate: "2026-03-26T23:59",
  // The year of the current edition, which confirms that it may end.
  ends: 2025,
  ...changes,
});
