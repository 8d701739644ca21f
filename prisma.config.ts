import { defineConfig } from "prisma/config";

/** Read by the Prisma CLI alone (`prisma generate`, and `prisma migrate deploy` where its engine is at hand). */
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "" },
});
