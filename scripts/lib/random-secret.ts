import { randomBytes } from "node:crypto";

/** 48 characters that are safe in URLs. */
export const randomSecret = () => randomBytes(36).toString("base64url");
