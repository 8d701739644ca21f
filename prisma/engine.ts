import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";

/** Relative to the working directory: the compiled migration script lies elsewhere. */
const folder = path.resolve("prisma");
const filters = { externalTables: [], externalEnums: [] };

function migrationList(): bindings.MigrationList {
  const baseDir = path.join(folder, "migrations");
  const read = (...names: string[]) => readFileSync(path.join(baseDir, ...names), "utf8");
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: read("migration_lock.toml") },
    shadowDbInitScript: "",
    migrationDirectories: readdirSync(baseDir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: { path: "migration.sql", content: { tag: "ok", value: read(name, "migration.sql") } },
      })),
  };
}

function schemaFiles() {
  return [{ path: "schema.prisma", content: readFileSync(path.join(folder, "schema.prisma"), "utf8") }];
}

let instantiated: Promise<void> | undefined;

/** Node 20 cannot import a .wasm module, so the instance is passed to the bindings here. */
function instantiate(): Promise<void> {
  instantiated ??= (async () => {
    const script = import.meta.resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    const bytes = readFileSync(fileURLToPath(script.replace(/\.js$/, ".wasm")));
    const { instance } = await WebAssembly.instantiate(bytes, {
      "./schema_engine_bg.js": bindings as unknown as WebAssembly.ModuleImports,
    });
    bindings.__wbg_set_wasm(instance.exports);
    (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  })();
  return instantiated;
}

/** Prisma's adapter for pg, adapted to migrations. */
class MigrationAdapter extends PrismaPg {
  readonly #connected: { dispose(): Promise<void> }[] = [];

  override async connect() {
    const adapter = await super.connect();
    // The adapter splits a script at every semicolon, even inside a function's body.
    adapter.executeScript = async (script) => {
      await adapter.executeRaw({ sql: script, args: [], argTypes: [] });
    };
    this.#connected.push(adapter);
    return adapter;
  }

  /** Closes the connections, which also releases the engine's lock on the database. */
  async close(): Promise<void> {
    await Promise.all(this.#connected.map((adapter) => adapter.dispose()));
  }
}

/**
 * Runs `work` with the WebAssembly build of Prisma's schema engine, which needs no download and applies migrations
 * exactly as `prisma migrate deploy` does.
 */
async function withEngine<T>(databaseUrl: string, work: (engine: bindings.SchemaEngine) => Promise<T>): Promise<T> {
  await instantiate();
  const pg = new MigrationAdapter({ connectionString: databaseUrl });
  const adapter = bindMigrationAwareSqlAdapterFactory(pg);
  const engine = await bindings.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    return await work(engine);
  } finally {
    engine.free();
    await pg.close();
  }
}

/** Applies pending migrations and returns their names. */
export function applyMigrations(databaseUrl: string): Promise<string[]> {
  return withEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: migrationList(), filters });
    return appliedMigrationNames;
  });
}

/** The SQL that creates the schema of schema.prisma in an empty database. */
export function schemaAsSql(databaseUrl: string): Promise<string> {
  return withEngine(databaseUrl, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: "empty" },
      to: { tag: "schemaDatamodel", files: schemaFiles() },
      script: true,
      exitCode: null,
      filters,
    });
    return stdout ?? "";
  });
}
