import { expect, it } from "vitest";
import { partOf } from "@/e2e/support/html";
import { baseUrl } from "@/e2e/support/site";
import { mergeFlightScripts, nonceOf } from "@/lib/platform/http/nonce-to-hashes";

// The page cache relies on how the installed version of Next renders pages.

/** The cookie of a moved clock bypasses the cache. */
const uncached = { Cookie: "site-clock=none" };

/** The response of Next itself. */
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
  expect(mergeFlightScripts(html, nonce).match(flightScripts), sends).toHaveLength(1);
});

it("every script has the nonce of the policy", async () => {
  const { html, nonce } = await renderPage();
  const withoutNonce = partOf(html)
    .all("script")
    .filter((script) => script.attribute("nonce") !== nonce)
    .map((script) => script.html);
  expect(nonce).not.toBe("");
  expect(
    withoutNonce,
    changed("puts the nonce of the request's policy on every script", "lib/platform/http/nonce-to-hashes.ts"),
  ).toEqual([]);
});

it("Next's router gets flight data by the header rsc, which is all that Vary has to name", async () => {
  const response = await render({ rsc: "1" });
  const sends = changed("sends flight data for the header rsc", "server/cacheable-request.ts");
  expect(response.headers.get("content-type"), sends).toMatch(/^text\/x-component/);
  const names = (response.headers.get("vary") ?? "").toLowerCase().split(/, */);
  expect(names, changed("names the header rsc in Vary", "server/shared-response.ts")).toContain("rsc");
});

it("the title is in the head", async () => {
  const { html } = await renderPage();
  expect(partOf(html).first("head").texts("title")).toHaveLength(1);
});
