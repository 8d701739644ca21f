import { z } from "zod";

const credential = (what: string) => z.string(`${what} is required.`).trim().min(1, `${what} is required.`);

/** What the login page asks for (specification, section 2, "Login"). */
export const loginForm = z.object({
  email: credential("E-mail"),
  password: z.string("Password is required.").min(1, "Password is required."),
});

/** Body of POST /api/Identity/Login: the user name is the e-mail, so either name will do. */
export const loginInput = z.preprocess(
  (body) => (body && typeof body === "object" && "username" in body && !("email" in body) ? { ...body, email: body.username } : body),
  loginForm,
);

/** What a successful login answers. */
export const loginResponse = z.object({
  token: z.string(),
  id: z.guid(),
  name: z.string(),
  username: z.string(),
  countryId: z.guid().nullable(),
});
