import { z } from "zod";
import { atMost, id, instantText, optionalId } from "@/lib/platform/validation/fields";
import { maxMarks } from "@/lib/travel/arrivals/rules";

const arrivalMark = z
  .object({
    id: id.meta({ description: "Made by the device; a mark that is sent twice is stored once." }),
    personId: id.meta({ description: "The person." }),
    arrived: z.boolean("arrived is true or false.").meta({ description: "`false` takes an earlier mark back." }),
    markedAt: instantText("markedAt").meta({
      description: "By the device's clock; a time after the request counts as the time of the request.",
    }),
  })
  .meta({ id: "ArrivalMark", description: "Says that a person arrived, or did not after all." });

export const arrivalMarks = z
  .object({
    marks: atMost(
      maxMarks,
      `Send at most ${maxMarks} marks.`,
      z.array(arrivalMark, "Send a list of marks.").min(1, "Send at least one mark."),
    ),
    userId: optionalId.meta({
      description: "The user who made the marks; 409 if somebody else sends them. Optional.",
      example: null,
    }),
  })
  .meta({ id: "ArrivalMarks", description: "Marks in the order in which they were made." });

export type ArrivalMarks = z.output<typeof arrivalMarks>;
export type ArrivalMark = ArrivalMarks["marks"][number];
