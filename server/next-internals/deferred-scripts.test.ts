import { describe, expect, it } from "vitest";
import { deferScripts } from "@/server/next-internals/deferred-scripts";

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe("deferScripts", () => {
  it("defers async script files in place and adds the loader", () => {
    const old = '<script src="/old.js" noModule="" nonce="n"></script>';
    const html = deferScripts(
      page(
        `<script src="/a.js" async="" nonce="n"></script>${old}`,
        '<script src="/b.js" nonce="n" async=""></script>',
      ),
      "n",
    );
    expect(html).toContain('<head><script data-src="/a.js" nonce="n"></script>');
    expect(html).toContain(old);
    expect(html).toContain('<body><script data-src="/b.js" nonce="n"></script>');
    expect(html).toMatch(/<script nonce="n">[^<]*requestAnimationFrame[^<]+<\/script><\/body><\/html>$/);
  });

  it("does not change a page without a place for the loader at its end", () => {
    const html = '<script src="/a.js" async="" nonce="n"></script></body></html><!-- -->';
    expect(deferScripts(html, "n")).toBe(html);
  });

  it("does not change text that looks like a script tag", () => {
    const text = '<p>&lt;script src="/a.js" async=""&gt;</p><script nonce="n">push("\\u003cscript src=")</script>';
    expect(deferScripts(page("", text), "n")).toContain(text);
  });
});
