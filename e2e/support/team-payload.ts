import { randomUUID } from "node:crypto";
import sharp from "sharp";

/** A small picture of one colour in base64. */
export async function pictureBase64(colour = "#a8321f", format: "jpeg" | "png" | "webp" = "png"): Promise<string> {
  const image = sharp({ create: { width: 300, height: 400, channels: 3, background: colour } });
  return (await image[format]().toBuffer()).toString("base64");
}

export const travel = {
  timeOfArrival: "2025-04-09T10:00",
  arrivalLocation: "Other",
  timeOfDeparture: "2025-04-12T10:00",
  departureLocation: "Other",
};

export const leaderModel = (fullName: string) => ({
  leaderPerson: { fullName, nativeName: "Мария Петрова", tShirtSize: "M" },
  leaderEmail: "leader@team.example",
  leaderPhoneNumber: "+359 54 000 000",
});

export const contestantModel = (fullName: string, contestantGroup = "Senior") => ({
  contestantPerson: { fullName, tShirtSize: "L" },
  contestantGroup,
  operatingSystemName: "Windows",
  dateOfBirth: "2008-05-24",
});

/** A valid team with a unique name. */
export function teamPayload(changes: Record<string, unknown> = {}) {
  return {
    name: `Team ${randomUUID().slice(0, 8)}`,
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
