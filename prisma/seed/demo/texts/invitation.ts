import type { DemoFacts } from "@/prisma/seed/demo/texts/facts";

export const invitationLetter = ({ ordinal, year, arrivalDay }: DemoFacts) => `<p>Dear colleagues,</p>
<p>We have the pleasure of inviting teams of school students from your country to the ${ordinal} International Autumn Tournament in Informatics, which will take place in Shumen, Bulgaria, from ${arrivalDay} to ${arrivalDay + 4} April ${year}.</p>
<p>In this tournament, teams of one to four students solve algorithmic problems together. There is a junior and a senior group, and each has two competition days, on ${arrivalDay + 2} and ${arrivalDay + 3} April. The day before is given to an excursion, a practice session and the translation of the tasks by the team leaders.</p>
<h2>Who is invited</h2>
<ul>
<li>Any number of teams, in either group, each with a leader and, if you wish, a deputy leader</li>
<li>Guests who travel with the teams</li>
</ul>
<h2>What we provide</h2>
<p>From dinner on ${arrivalDay} April to breakfast on ${arrivalDay + 4} April, the organizers provide rooms and meals for contestants, leaders and deputy leaders, the excursion, and all transport within Shumen. We meet you at the airports of Sofia, Varna, Burgas and Bucharest and take you there again. The journey to these airports, insurance, and the stay of guests are at the expense of the delegations.</p>
<h2>How to register</h2>
<p>One person in each country, the registrator, enters the teams and guests on this site. If your country has no registrator yet, please write to us and name one. Registration ends on <strong>20 March ${year} at 23:59</strong>, Shumen time. Names and travel times can be corrected for one more day.</p>
<h2>Visas</h2>
<p>If a member of your delegation needs a visa, please send us the name, date of birth and passport number by 20 February ${year}. We will return a personal letter of invitation, signed and stamped, within three working days.</p>
<p>We would be glad to welcome you in Shumen.</p>
<p>The Organizing Committee<br><a href="mailto:office@tournament.example">office@tournament.example</a></p>`;
