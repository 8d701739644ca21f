import type { DemoFacts } from "@/prisma/seed/demo/texts/facts";

export const environmentDescription = ({
  arrivalDay,
}: DemoFacts) => `<p>All computers in the halls are alike, and so is the machine that grades. What is installed here is what you will find on your table. The practice session on ${arrivalDay + 1} April is the time to try it, and to tell us what does not work.</p>
<h2>At the table</h2>
<ul>
<li>Two laptops for each team, with a 15-inch display, 16 GB of memory and a wired mouse. The layout of the keyboard is US English; others can be chosen in the settings.</li>
<li>You may bring a keyboard and a mouse of your own, without memory and with a cable. Please show them at the desk when you arrive.</li>
<li>There is no Internet. The documentation of each language is installed, and linked from the desktop.</li>
</ul>
<p>The leader chooses one operating system for each contestant at registration. Editors and compilers are the same on all of them.</p>
<h2>Languages</h2>
<table>
<thead><tr><th>Language</th><th>Compiler or interpreter</th><th>How it is called</th></tr></thead>
<tbody>
<tr><td>C++20</td><td>GCC 13.3</td><td><code>g++ -std=gnu++20 -O2 -static -o task task.cpp</code></td></tr>
<tr><td>Python 3</td><td>CPython 3.12</td><td><code>python3 task.py</code></td></tr>
<tr><td>Java 21</td><td>OpenJDK 21</td><td><code>javac Task.java</code>, then <code>java -Xmx256m Task</code></td></tr>
</tbody>
</table>
<p>Each task is known to be solvable in full in C++. The Jury tries to make the first subtasks solvable in every language, but does not promise more.</p>
<h2>Editors and tools</h2>
<ul>
<li>Visual Studio Code, Code::Blocks, CLion, PyCharm and Vim</li>
<li><code>gdb</code>, <code>valgrind</code> and the sanitizers of GCC</li>
<li>a script named <code>try</code>, which compiles a solution and runs it on the examples of the statement</li>
</ul>
<h2>The grader</h2>
<ol>
<li>You submit on the page that opens in the browser after you sign in. Your user name and password are in the envelope on the table.</li>
<li>Unless the statement says otherwise, a test may take one second and 256 MB of memory. The stack may use all of it.</li>
<li>Lines end with a single newline character. Extra spaces at the end of a line are forgiven.</li>
<li>Compilation may take ten seconds; the source file may have 64 KB.</li>
</ol>
<p>Every minute, the contents of your home folder are saved. If a computer fails, you continue at another one, and the Jury gives the lost time back to your team.</p>`;
