import { z } from "zod";

const official = z.object({ officialJunior: z.int(), officialSenior: z.int(), officialAll: z.int() });

const participation = z.object({
  teams: z.int(),
  contestants: z.int().meta({ description: "Official and unofficial." }),
  unofficial: z.int().meta({ description: "The contestants of unofficial teams." }),
  online: z.int().meta({ description: "The contestants of teams that take part online." }),
});

const tShirts = z.object({
  size: z.string().nullable().meta({ description: "`null` for people whose size is missing." }),
  contestants: z.int(),
  leaders: z.int(),
  deputyLeaders: z.int(),
  guides: z.int(),
  guests: z.int(),
  committees: z.int(),
  all: z.int(),
});

const operatingSystem = z.object({ name: z.string(), junior: z.int(), senior: z.int(), all: z.int() });

export const statistics = z
  .object({
    countriesCount: z.int(),
    contestantStatisticByCountry: z
      .record(z.string(), official)
      .meta({ description: "Official contestants by the name of their country." }),
    participationByCountry: z
      .record(z.string(), participation)
      .meta({ description: "All teams and contestants by the name of their country." }),
    tShirts: z.array(tShirts).meta({ description: "Each person counts once, in the first column that applies." }),
    operatingSystems: z.array(operatingSystem).meta({ description: "The contestants’ operating systems." }),
  })
  .meta({ id: "Statistics", description: "The numbers of an edition; withdrawn teams are not counted." });

const choiceCount = z.object({
  choice: z.string().nullable().meta({ description: "`null` for people who have not answered." }),
  all: z.int(),
  byDay: z.array(z.int()).meta({
    description:
      "Of those who are there on each of `days`, by their arrival and departure; guides are there every day.",
  }),
});

export const answerCounts = z
  .object({
    days: z.array(z.iso.date()).meta({ description: "From the first arrival to the last departure, at the venue." }),
    questions: z.array(z.object({ id: z.guid(), label: z.string(), choices: z.array(choiceCount) })),
  })
  .meta({ id: "AnswerCounts", description: "How many people gave each choice; withdrawn teams are not counted." });

export type AnswerCounts = z.output<typeof answerCounts>;
export type Statistics = z.output<typeof statistics>;
