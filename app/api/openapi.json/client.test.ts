import path from "node:path";
import { generateAst, parseSpec, printAst } from "oazapfts";
import { createContext } from "oazapfts/context";
import { expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { buildDocument } from "@/lib/openapi/build";

const file = path.resolve("e2e/support/api-client.generated.ts");

const header = `// biome-ignore-all lint: generated
// biome-ignore-all format: generated
// biome-ignore-all assist: generated
// Made from the API's document. To make it anew: npx vitest run --project=unit app/api/openapi.json -u
`;

it("the client in e2e/support is the one that is generated from the document", async () => {
  // The generator resolves references in place.
  const document = await parseSpec(structuredClone(buildDocument(endpoints)));
  const source = printAst(await generateAst(createContext(document, { useUnknown: true })));
  await expect(header + source).toMatchFileSnapshot(file);
});
