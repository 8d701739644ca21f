import { expect, it } from "vitest";
import { baseUrl } from "@/e2e/support/site";
import { mergeFlightScripts, nonceOf } from "@/lib/platform/http/nonce-to-hashes";
import { crawlerUserAgent, routerHeadersOf } from "@/server/router-requests";

// What the page cache relies on, compared with the output of the installed Next.

/** The cookie of a moved clock bypasses the cache. */
const uncached = { Cookie: "site-clock=none" };

/** Next's own response. */
const render = (headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}/teams`, { headers: { ...uncached, ...headers } });

async function renderPage() {
  const response = await render();
  const html = await response.text();
  return { html, nonce: nonceOf(response.headers.get("content-security-policy") ?? "") ?? "" };
}

const changed = (what: string, file: string) => `Next no longer ${what}: adapt ${file}`;

it("flight data can be merged into one script", async () => {
  const { html, nonce } = await renderPage();
  const flightScripts = new RegExp(`<script nonce="${nonce}">self\\.__next_f\\.push\\(\\[1`, "g");
  const sends = changed(
    "sends flight data as scripts that call self.__next_f.push",
    "lib/platform/http/nonce-to-hashes.ts",
  );
  // Next sends one script per chunk of the stream, so a fast render may have only one.
  expect(html, sends).toMatch(flightScripts);
  expect(mergeFlightScripts(html, nonce).match(flightScripts)?.length ?? 0, sends).toBeLessThan(2);
});

it("every script has the nonce of the policy", async () => {
  const { html, nonce } = await renderPage();
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  const others = scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`));
  expect(nonce).not.toBe("");
  expect(
    others,
    changed("puts the nonce of the request's policy on every script", "lib/platform/http/nonce-to-hashes.ts"),
  ).toEqual([]);
});

it("client navigations are told apart by the router's headers and _rsc", async () => {
  const withoutHash = await fetch(`${baseUrl}/teams`, {
    headers: { ...uncached, rsc: "1" },
    redirect: "manual",
  });
  const redirects = changed("redirects client navigations without the parameter _rsc", "server/router-requests.ts");
  expect(withoutHash.headers.get("location"), redirects).toMatch(/[?&]_rsc\b/);
  const response = await render({ rsc: "1" });
  const sends = changed("answers the header rsc with flight data", "server/router-requests.ts");
  expect(response.headers.get("content-type"), sends).toMatch(/^text\/x-component/);
  const vary = (response.headers.get("vary") ?? "").toLowerCase().split(/, */);
  const names = vary.filter((name) => /^(rsc|next-)/.test(name));
  const known = routerHeadersOf(Object.fromEntries(names.map((name) => [name, "1"])));
  expect(names, changed("names its router's headers in Vary", "server/router-requests.ts")).toContain("rsc");
  expect(names, changed("uses the same router headers", "server/router-requests.ts")).toEqual(Object.keys(known));
});

it("a client navigation from a valid router state is rendered, from any other it is 400", async () => {
  const navigate = (state: string) => render({ rsc: "1", "Next-Router-State-Tree": encodeURIComponent(state) });
  const accepts = changed("accepts this router state", "server/router-requests.ts");
  expect((await navigate('["",{"children":["__PAGE__",{}]}]')).status, accepts).toBe(200);
  expect((await navigate("broken")).status).toBe(400);
});

it("a crawler gets the title in the head", async () => {
  const html = await (await render({ "User-Agent": crawlerUserAgent })).text();
  const head = html.slice(0, html.indexOf("</head>"));
  expect(head, changed("renders metadata into the head for this user agent", "server/router-requests.ts")).toContain(
    "<title>",
  );
});
