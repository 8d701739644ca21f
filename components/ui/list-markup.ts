import { initials } from "@/components/ui/portrait";
import { type Html, html } from "@/lib/platform/html/template";
import { cardPath } from "@/lib/platform/picture/path";

/** Portrait in a long list, which is rendered as text: hundreds of components would take the browser too long. */
export const portrait = (path: string | null, name: string, loading: "eager" | "lazy" = "lazy"): Html =>
  path
    ? html`<img class="portrait" src="${cardPath(path)}" alt="" loading="${loading}">`
    : html`<span class="portrait" aria-hidden="true">${initials(name)}</span>`;

/** The flag of a country that is named beside it. */
export const flag = (code: string): Html =>
  html`<img class="flag" src="/flags/${code.toLowerCase()}.png" alt="" loading="lazy">`;
