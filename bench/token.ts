export async function tokenOf(baseUrl: string): Promise<string> {
  const body = JSON.stringify({ email: "admin@demo.test", password: "autumn-demo" });
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`${baseUrl}/api/Identity/Login`, { method: "POST", headers, body });
  return ((await response.json()) as { token: string }).token;
}
