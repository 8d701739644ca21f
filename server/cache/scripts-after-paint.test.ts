import { describe, expect, it } from "vitest";
import { withScriptsAfterPaint } from "@/server/cache/scripts-after-paint";

const page = (head: string, body: string) => `<html><head>${head}</head><body>${body}</body></html>`;

describe("a page's script files", () => {
  it("wait for its first frame, where they stood, and only what the browser would run at once", () => {
    const old = '<script src="/old.js" noModule="" nonce="n"></script>';
    const html = withScriptsAfterPaint(
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

  it("do not wait where the page ends in a way that leaves no place for what starts them", () => {
    const html = '<script src="/a.js" async="" nonce="n"></script></body></html><!-- -->';
    expect(withScriptsAfterPaint(html, "n")).toBe(html);
  });

  it("are left alone in a text that shows such a tag", () => {
    const text = '<p>&lt;script src="/a.js" async=""&gt;</p><script nonce="n">push("\\u003cscript src=")</script>';
    expect(withScriptsAfterPaint(page("", text), "n")).toContain(text);
  });
});
