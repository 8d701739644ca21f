export const isApi = (path: string): boolean => path === "/api" || path.startsWith("/api/");

/** A parameter, e.g. `{year}`, matches any text, or what its regular expression matches. */
export function matchesPath(pattern: string, path: string, parameters: Record<string, RegExp> = {}): boolean {
  const expected = pattern.split("/");
  const actual = path.split("/");
  return (
    expected.length === actual.length &&
    expected.every((part, i) => {
      const value = actual[i] ?? "";
      return part.startsWith("{") ? (parameters[part] ?? /./).test(value) : part === value;
    })
  );
}
