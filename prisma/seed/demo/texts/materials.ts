import type { DemoFacts } from "@/prisma/seed/demo/texts/facts";

export const materials = ({
  arrivalDay,
}: DemoFacts) => `<p>These two tasks will be on the screen at the practice session on ${arrivalDay + 1} April, so that every team can try the grader with something it knows. The tasks of the competition days and their solutions are published here after the award ceremony.</p>

<h2>Junior practice task: Chestnuts</h2>
<p>Time limit: 1 second. Memory limit: 256 MB.</p>
<p>Along the alley in the park stand <em>n</em> chestnut trees. Under tree number <em>i</em> lie <em>a<sub>i</sub></em> chestnuts. Kalina walks along the alley once, from the first tree to the last. She may start and stop gathering at any trees she likes, but in between she leaves no tree out. Her basket holds at most <em>k</em> chestnuts, and she never leaves some of a tree’s chestnuts lying. How many chestnuts can she bring home at most?</p>
<p><strong>Input.</strong> The first line contains <em>n</em> and <em>k</em> (1 ≤ <em>n</em> ≤ 200 000, 1 ≤ <em>k</em> ≤ 10<sup>9</sup>). The second line contains the numbers <em>a</em><sub>1</sub>, …, <em>a<sub>n</sub></em> (0 ≤ <em>a<sub>i</sub></em> ≤ 10<sup>9</sup>).</p>
<p><strong>Output.</strong> One number: the most chestnuts that Kalina can bring home.</p>
<table>
<thead><tr><th scope="col">Input</th><th scope="col">Output</th></tr></thead>
<tbody><tr><td><pre>6 10
4 3 5 1 2 6</pre></td><td><pre>9</pre></td></tr></tbody>
</table>
<p>In the example she gathers under the second, third and fourth tree: 3 + 5 + 1 = 9. The last three trees have as many together. Ten is out of reach.</p>
<table>
<thead><tr><th scope="col">Subtask</th><th scope="col">Points</th><th scope="col">Limits</th></tr></thead>
<tbody>
<tr><td>1</td><td>30</td><td><em>n</em> ≤ 300</td></tr>
<tr><td>2</td><td>30</td><td><em>n</em> ≤ 5 000</td></tr>
<tr><td>3</td><td>40</td><td>no further limits</td></tr>
</tbody>
</table>

<h2>Senior practice task: Lanterns</h2>
<p>Time limit: 1 second. Memory limit: 256 MB.</p>
<p>The old town has <em>n</em> squares and <em>m</em> lanes; each lane connects two squares and can be walked in both directions. On some squares hangs a lantern. For the autumn festival, the town wants to light some of the lanes, so that from every square one can walk to a lantern along lit lanes alone. Lighting lane <em>j</em> costs <em>c<sub>j</sub></em>. What is the least total cost?</p>
<p><strong>Input.</strong> The first line contains <em>n</em>, <em>m</em> and <em>q</em>, the number of lanterns (1 ≤ <em>q</em> ≤ <em>n</em> ≤ 100 000, 0 ≤ <em>m</em> ≤ 200 000). The second line contains the squares with lanterns, all different. Each of the next <em>m</em> lines contains two squares and the cost of a lane (1 ≤ <em>c<sub>j</sub></em> ≤ 10<sup>9</sup>).</p>
<p><strong>Output.</strong> The least cost, or <code>-1</code> if it cannot be done.</p>
<table>
<thead><tr><th scope="col">Input</th><th scope="col">Output</th></tr></thead>
<tbody><tr><td><pre>5 6 2
1 4
1 2 3
2 3 2
3 4 4
4 5 1
2 5 6
1 3 5</pre></td><td><pre>6</pre></td></tr></tbody>
</table>
<p>In the example the lanes 1–2, 2–3 and 4–5 are lit. They cost 3 + 2 + 1 = 6.</p>
<table>
<thead><tr><th scope="col">Subtask</th><th scope="col">Points</th><th scope="col">Limits</th></tr></thead>
<tbody>
<tr><td>1</td><td>20</td><td><em>m</em> ≤ 15</td></tr>
<tr><td>2</td><td>30</td><td><em>q</em> = 1</td></tr>
<tr><td>3</td><td>50</td><td>no further limits</td></tr>
</tbody>
</table>`;
