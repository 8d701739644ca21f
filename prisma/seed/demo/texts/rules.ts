import type { DemoFacts } from "@/prisma/seed/demo/texts/facts";

export const rules = ({
  year,
}: DemoFacts) => `<p>These rules are short on purpose. Where they say nothing, the Jury decides, and explains its decision to every team at the same time.</p>
<h2>Teams</h2>
<ul>
<li>A team has one to four contestants, who compete together in one group and for one country. Each of them attends a school and does not study at a university yet.</li>
<li>A team comes with a leader and may bring a deputy leader. One leader may accompany several teams of the same country.</li>
<li>A country may enter several teams in either group. Teams that compete outside the ranking are marked as unofficial when they register. They solve the same tasks and receive their results, but no medals.</li>
<li>After registration has closed, contestants and leaders can no longer be exchanged. Spelling, contact details and travel times may be corrected for one more day.</li>
</ul>
<h2>Groups</h2>
<table>
<thead><tr><th>Group</th><th>Born</th><th>Each day</th><th>Tasks each day</th><th>Points each day</th></tr></thead>
<tbody>
<tr><td>Junior</td><td>${year - 16} or later</td><td>08:30–12:30</td><td>4</td><td>400</td></tr>
<tr><td>Senior</td><td>${year - 20} or later</td><td>08:30–13:30</td><td>5</td><td>500</td></tr>
</tbody>
</table>
<p>A team whose contestants are all young enough for the junior group may still enter the senior one.</p>
<h2>The competition days</h2>
<ol>
<li>The halls open at 08:00. Each team finds its seats by the number on the badge; two computers stand at every table, and paper is provided.</li>
<li>Task statements are given in English and in the translation that the team’s leader made on the evening before. Both are on the table when the round begins.</li>
<li>During the first hour, questions about the statements may be asked in writing. The answer is “yes”, “no” or “no comment”. What concerns everybody is announced to everybody.</li>
<li>Contestants talk to the members of their own team and to nobody else. Phones, watches that connect to anything, and storage of any kind stay outside the hall. So does prepared code.</li>
<li>Leaders do not enter the halls during a round.</li>
</ol>
<h2>Submissions and scoring</h2>
<ul>
<li>A solution is one source file in C++, Python or Java. It reads the standard input and writes the standard output.</li>
<li>Every task has subtasks. A subtask’s points are given when all of its tests are passed within the limits of time and memory.</li>
<li>A team may submit each task up to fifty times, at most once a minute. For each subtask, the best submission counts.</li>
<li>The score is shown to the team at once. The ranking of a group is hidden during the last hour of the round.</li>
<li>Teams with equal scores share a place.</li>
</ul>
<h2>Results, appeals and awards</h2>
<p>The results of a day are published at 16:00. A leader may appeal in writing until 18:00; a member of the Jury who did not set the task looks at it first. The final ranking of a group adds up both days.</p>
<p>In each group, about half of the official teams receive a medal: gold, silver and bronze in the proportion 1 : 2 : 3. All contestants receive a certificate with their result.</p>
<h2>Fair play</h2>
<p>A team that attacks the judging system, looks for help outside, or hands its work to another team loses the points of the day. If it happens again, the team is disqualified. Whoever notices a weakness of the system and tells us about it has our thanks, and nothing to fear.</p>`;
