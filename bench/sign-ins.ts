import { compare, load, type Part } from "@/bench/measure";

const perSecond = 20;

async function signIn(baseUrl: string, number: number): Promise<number> {
  // From many addresses, so that no limit of attempts is reached.
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const response = await fetch(`${baseUrl}/api/Identity/Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify({ email: `guide.${1 + (number % 4)}@demo.test`, password: "autumn-demo" }),
  });
  await response.arrayBuffer();
  return response.status;
}

export const signIns: Part = async ({ baseUrl }) => {
  const visit = async () => (await load(`${baseUrl}/teams`, 20, 1_000)).p99;
  const statuses: Promise<number>[] = [];
  async function visitDuringSignIns(): Promise<number> {
    const timer = setInterval(() => statuses.push(signIn(baseUrl, statuses.length)), 1_000 / perSecond);
    const p99 = await visit();
    clearInterval(timer);
    await Promise.all(statuses);
    return p99;
  }
  const measured = await compare("ms", visitDuringSignIns, visit);
  const succeeded = (await Promise.all(statuses)).filter((status) => status === 200).length;
  return [
    { name: `visitors’ p99 beside ${perSecond} sign-ins a second ÷ without`, wanted: "at most 2", measured },
    { name: "of these sign-ins, successful", wanted: "all", measured: `${succeeded} of ${statuses.length}` },
  ];
};
