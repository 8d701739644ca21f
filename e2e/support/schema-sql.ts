import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";

/** Node 20 cannot import a .wasm module, so the instance is passed to the bindings here. */
async function instantiate(): Promise<void> {
  const script = import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = readFileSync(fileURLToPath(script.replace(/\.js$/, ".wasm")));
  const { instance } = await WebAssembly.instantiate(bytes, {
    "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
}

/** The SQL that creates the schema of schema.prisma in an empty database, by the WebAssembly build of Prisma's engine. */
export async function schemaAsSql(databaseUrl: string): Promise<string> {
  await instantiate();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: databaseUrl }));
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "empty" },
      to: {
        tag: "schemaDatamodel",
        files: [{ path: "schema.prisma", content: readFileSync("prisma/schema.prisma", "utf8") }],
      },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? "";
  } finally {
    engine.free();
  }
}
