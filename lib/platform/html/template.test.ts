import { expect, test } from "vitest";
import { html } from "@/lib/platform/html/template";

test("values are escaped in texts and attributes", () => {
  const name = `<img src=x onerror="alert('1')"> & Co`;
  const escaped = "&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co";
  expect(html`<b title="${name}">${name}</b>`.text).toBe(`<b title="${escaped}">${escaped}</b>`);
});

test("parts that are HTML are not escaped again, and missing ones are left out", () => {
  const items = ["A & B", "C"].map((name) => html`<li>${name}</li>`);
  expect(html`<ul>${items}</ul>${null}${false}${undefined}${0}`.text).toBe("<ul><li>A &amp; B</li><li>C</li></ul>0");
});
