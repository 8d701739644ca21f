import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "@/lib/platform/http/content-security-policy";
import { nonceOf, replaceNonce } from "@/lib/platform/http/nonce-to-hashes";

const nonce = "bm9uY2U";
const policy = contentSecurityPolicy(nonce);
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const replaced = (html: string) => replaceNonce(html, policy, nonce);

describe("replaceNonce", () => {
  it("allows the page's own scripts and styles by hash, and no nonce", () => {
    const page = replaced(
      `<style nonce="${nonce}">a{}</style><script nonce="${nonce}" id="b">go("${nonce}")</script><script src="/c.js" nonce="${nonce}"></script>`,
    );
    expect(page?.policy).toContain(`script-src 'self' ${hash('go("shared")')};`);
    expect(page?.policy).toMatch(/style-src-elem 'self' 'sha256-/);
    expect(page?.policy).toContain(hash("a{}"));
    expect(page?.policy).not.toMatch(/nonce|strict-dynamic/);
    expect(page?.html).not.toContain(nonce);
  });

  it("allows script files without a hash", () => {
    const files = `<script src="/a.js" async="" nonce="${nonce}"></script>`.repeat(30);
    const page = replaced(`<html><body>${files}</body></html>`);
    expect(page?.policy).toContain("script-src 'self';");
  });

  it("allows no injected script", () => {
    for (const injected of ["<script>", '<script nonce="shared">', '<script nonce="">', "<script nonce>"]) {
      const page = replaced(`${injected}steal()</script><script nonce="${nonce}">go()</script>`);
      expect(page?.policy).toContain(`script-src 'self' ${hash("go()")};`);
    }
  });

  it("throws for a page with too many hashes", () => {
    expect(() => replaced(`<script nonce="${nonce}">go()</script>`.repeat(25))).toThrow("too many");
  });

  it("merges a long page's flight data into one script, in order", () => {
    const data = Array.from({ length: 100 }, (_, i) => `self.__next_f.push([1,"${i}"])`);
    const page = replaced(data.map((push) => `<script nonce="${nonce}">${push}</script>`).join(""));
    expect(page?.html).toBe(`<script nonce="shared">${data.join(";")}</script>`);
    expect(page?.policy).toContain(`script-src 'self' ${hash(data.join(";"))};`);
  });

  it("finds the nonce in a policy", () => {
    expect([nonceOf(policy), nonceOf("default-src 'none'")]).toEqual([nonce, null]);
  });
});
