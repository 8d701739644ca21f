import { initials } from "@/components/ui/portrait";
import { type Html, html } from "@/lib/platform/html/template";
import { cardPath } from "@/lib/platform/picture/path";

/** Portrait in a long list, which is rendered as text: hundreds of components would take the browser too long. */
export const portrait = (path: string | null, name: string, loading: "eager" | "lazy" = "lazy"): Html =>
  path
    ? html`<img class="portrait" src="${cardPath(path)}" alt="" loading="${loading}">`
    : html`<span class="portrait" aria-hidden="true">${initials(name)}</span>`;

/** A country's flag; without a name if the country is named beside it. */
export const flag = (code: string, name = ""): Html =>
  html`<img class="flag" src="/flags/${code.toLowerCase()}.png" alt="${name}" loading="lazy">`;
