import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, sonnerStyleHash } from "@/lib/platform/http/content-security-policy";

describe("the Content-Security-Policy", () => {
  it("allows the one style element that the installed sonner adds", () => {
    const source = readFileSync(
      createRequire(import.meta.url)
        .resolve("sonner")
        .replace(/\.js$/, ".mjs"),
      "utf8",
    );
    const [, literal] = /^__insertCSS\((".*")\);$/m.exec(source) ?? [];
    const css: string = JSON.parse(literal ?? '""');
    expect(`sha256-${createHash("sha256").update(css).digest("base64")}`).toBe(sonnerStyleHash);
  });

  it("runs no script without the request's nonce", () => {
    const policy = contentSecurityPolicy("abc");
    expect(policy).toContain("script-src 'self' 'nonce-abc' 'strict-dynamic';");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
