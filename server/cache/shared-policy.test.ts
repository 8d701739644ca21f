import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { nonceOf, sharePage } from "@/server/cache/shared-policy";

const nonce = "bm9uY2U";
const policy = contentSecurityPolicy(nonce);
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const share = (html: string) => sharePage(html, policy, nonce);

describe("the policy of a page for everybody", () => {
  it("names the scripts and styles that the page itself brought, and no nonce", () => {
    const page = share(
      `<style nonce="${nonce}">a{}</style><script nonce="${nonce}" id="b">go("${nonce}")</script><script src="/c.js" nonce="${nonce}"></script>`,
    );
    expect(page?.policy).toContain(`script-src 'self' ${hash('go("shared")')};`);
    expect(page?.policy).toMatch(/style-src-elem 'self' 'sha256-/);
    expect(page?.policy).toContain(hash("a{}"));
    expect(page?.policy).not.toMatch(/nonce|strict-dynamic/);
    expect(page?.html).not.toContain(nonce);
  });

  it("names what starts the files that wait, and none of the files", () => {
    const files = `<script src="/a.js" async="" nonce="${nonce}"></script>`.repeat(30);
    const page = share(`<html><body>${files}</body></html>`);
    expect(page?.policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it("names no script that got into the page by itself", () => {
    for (const smuggled of ["<script>", '<script nonce="shared">', '<script nonce="">', "<script nonce>"]) {
      const page = share(`${smuggled}steal()</script><script nonce="${nonce}">go()</script>`);
      expect(page?.policy).toContain(`script-src 'self' ${hash("go()")};`);
    }
  });

  it("is refused to a page whose hashes would outgrow the header", () => {
    expect(share(`<script nonce="${nonce}">go()</script>`.repeat(25))).toBeNull();
  });

  it("needs one hash for a long page's data, which stay in their order", () => {
    const data = Array.from({ length: 100 }, (_, i) => `self.__next_f.push([1,"${i}"])`);
    const page = share(data.map((push) => `<script nonce="${nonce}">${push}</script>`).join(""));
    expect(page?.html).toBe(`<script nonce="shared">${data.join(";")}</script>`);
    expect(page?.policy).toContain(`script-src 'self' ${hash(data.join(";"))};`);
  });

  it("is found by the nonce it names", () => {
    expect([nonceOf(policy), nonceOf("default-src 'none'")]).toEqual([nonce, null]);
  });
});
