import { type AccountPath, accountPages } from "@/lib/site/pages/account-pages";
import { type ControlPanelPath, controlPanelPages } from "@/lib/site/pages/control-panel-pages";

const titles: ReadonlyMap<string, string> = new Map(
  [...accountPages, ...controlPanelPages].map(({ path, title }) => [path, title]),
);

export const titleOf = (path: AccountPath | ControlPanelPath): string => titles.get(path) ?? "";

export function titleAfterLogin(next: string): string | undefined {
  const [path = ""] = next.split(/[?#]/);
  return titles.get(path);
}
