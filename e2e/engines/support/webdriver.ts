import { expect } from "@playwright/test";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

async function send<T>(method: "POST" | "GET" | "DELETE", url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
  return value;
}

/**
 * Starts a browser of a WebDriver server (https://www.w3.org/TR/webdriver2) and finds elements by XPath. Throws the
 * server's message if it cannot.
 */
export async function startSession(server: string, alwaysMatch: object) {
  const { sessionId } = await send<{ sessionId: string }>("POST", `${server}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${server}/session/${sessionId}`;
  const post = <T = null>(command: string, body: object = {}) => send<T>("POST", `${session}/${command}`, body);
  const find = async (xpath: string) => {
    let id: string | undefined;
    // A page that is just being left answers with an error.
    await expect(async () => {
      id = (await post<Record<string, string>>("element", { using: "xpath", value: xpath }))[elementKey];
    }).toPass();
    return id;
  };
  /** Scrolls too: WebKit's driver leaves an element below the window where it is if it has a scroll margin. */
  const reach = async (xpath: string) => {
    const id = await find(xpath);
    const script = "(arguments[0].closest('select') ?? arguments[0]).scrollIntoView({ block: 'center' })";
    await post("execute/sync", { script, args: [{ [elementKey]: id }] });
    return id;
  };
  return {
    goto: (url: string) => post("url", { url }),
    find,
    click: async (xpath: string) => post(`element/${await reach(xpath)}/click`),
    clear: async (xpath: string) => post(`element/${await reach(xpath)}/clear`),
    type: async (xpath: string, text: string) => post(`element/${await reach(xpath)}/value`, { text }),
    /** Runs a function body in the page with `arguments`; the first is the element. */
    run: async (xpath: string, script: string, ...args: string[]) =>
      post("execute/sync", { script, args: [{ [elementKey]: await find(xpath) }, ...args] }),
    evaluate: <T>(expression: string) => post<T>("execute/sync", { script: `return ${expression}`, args: [] }),
    resize: (width: number, height: number) => post("window/rect", { width, height }),
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    close: () => send("DELETE", session),
  };
}
