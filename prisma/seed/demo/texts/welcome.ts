import type { DemoFacts } from "@/prisma/seed/demo/texts/facts";

export const welcomeText = ({ ordinal, year }: DemoFacts) => `<p>Dear friends,</p>
<p>In April, Shumen fills with backpacks, keyboards and a dozen languages. For the ${ordinal} time, teams of school students come here to do something that informatics contests seldom allow: to solve problems <em>together</em>. Up to four people share the tasks, the ideas and two long mornings, and by the end most of them share a good deal more than that.</p>
<p>There are two groups, junior and senior, with tasks and prizes of their own. There is also an excursion to the rock horseman of Madara, an evening in the garden of the old mill, and plenty of time between the rounds to meet the people behind the team names.</p>
<p>Registration is done by the registrator of each country and stays open until <strong>20 March ${year}</strong>. If your country has not taken part before, write to us and we will help you with the first steps.</p>
<p>We look forward to seeing you!</p>`;
