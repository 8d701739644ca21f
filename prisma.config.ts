import { defineConfig } from "prisma/config";

// `prisma generate` does not need the schema engine, but would download it unless this names a file.
if (process.argv.includes("generate")) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= "package.json";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations", seed: "npm run seed" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
