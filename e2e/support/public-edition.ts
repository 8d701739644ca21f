import { call } from "@/e2e/support/http";

/** The current edition as visitors see it. */
export const publicEdition = async () => (await call("GET /api/Contest")).body;
