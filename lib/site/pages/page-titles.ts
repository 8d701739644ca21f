import { type AccountPath, accountPages } from "@/lib/site/pages/account-pages";
import { type ControlPanelPath, controlPanelPages } from "@/lib/site/pages/control-panel-pages";

const titles: ReadonlyMap<string, string> = new Map(
  [...accountPages, ...controlPanelPages].map(({ path, title }) => [path, title]),
);

/** The title of a page that is not public. */
export const titleOf = (path: AccountPath | ControlPanelPath): string => titles.get(path) ?? "";

/** The title of the page that `next` opens after a login, if it needs one. */
export function titleAfterLogin(next: string): string | undefined {
  const [path = ""] = next.split(/[?#]/);
  return titles.get(path);
}
