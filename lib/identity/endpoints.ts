import { z } from "zod";
import {
  forgottenPassword,
  loginInput,
  passwordChange,
  passwordChoice,
  passwordLink,
  passwordReset,
  registerInput,
  userDisabling,
  userEdit,
} from "@/lib/identity/inputs";
import {
  importedUsers,
  importUsersQuery,
  listedUser,
  loginResponse,
  passwordChangeResponse,
  roleParams,
  user,
} from "@/lib/identity/schema";
import { endpoint, fileBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { importForm } from "@/lib/platform/csv/schema";
import { id } from "@/lib/platform/validation/fields";

const noUser = "There is no such user.";

const singleUser = {
  access: administrators,
  params: z.object({ id: id.meta({ description: "The user." }) }),
  errors: { 404: noUser, 409: "It is the caller's own account." },
} as const;

export const logIn = endpoint("POST /api/Identity/Login", {
  access: "all",
  summary: "Logs in with e-mail and password.",
  description: "The 401 is the same for every failure, whether the e-mail address is known or not.",
  body: loginInput,
  response: loginResponse,
  success: "The token and whose it is.",
});

export const logOut = endpoint("POST /api/Identity/Logout", {
  access: "signedIn",
  summary: "Ends the caller's session.",
  description: "The token is refused from then on. The user's other sessions continue.",
  response: z.literal(true),
});

export const logOutEverywhere = endpoint("POST /api/Identity/LogoutEverywhere", {
  access: "signedIn",
  summary: "Ends every session of the caller's account, this one too.",
  audit: "logged out everywhere",
  response: z.literal(true),
});

export const registerUser = endpoint("POST /api/Identity/Register", {
  access: administrators,
  summary: "Creates a user.",
  audit: "created a user",
  body: registerInput,
  response: user,
  status: 201,
  errors: { 409: "The e-mail address is already in use; case is ignored." },
});

export const importUsers = endpoint("POST /api/Identity/import/csv", {
  access: administrators,
  summary: "Creates users with the role TeamRegistrator from a CSV file, all rows or none.",
  description:
    "Columns in any order: `country` (any usual name or code), `name`, `email`; other columns are ignored and named in `unusedColumns`. Comma, semicolon or tab. At most 200 rows. Each user is given a password, which `GetAll` returns, or with `invite` a link to choose one.",
  audit: "created users from a CSV file",
  query: importUsersQuery,
  body: importForm,
  bodyType: "multipart/form-data",
  bodyLimit: fileBodyLimit,
  response: importedUsers,
  errors: { 409: "An e-mail address has been used for another user in the meantime." },
});

export const editUser = endpoint("PUT /api/Identity/{id}", {
  ...singleUser,
  summary: "Changes a user's name, e-mail address, country and role.",
  description:
    "Another role or country ends the user's sessions. These and another e-mail address end links to choose a password, and delete mails to the user that were not sent.",
  audit: "changed a user",
  body: userEdit,
  response: listedUser,
  errors: {
    404: noUser,
    409: "The e-mail address is already in use, the `version` is stale, the caller or the last administrator would lose the role Administrator, or a guide of the current edition the role Guide.",
  },
});

export const unlockUser = endpoint("DELETE /api/Identity/{id}/lock", {
  ...singleUser,
  summary: "Lets a user log in again who is locked after too many failed logins.",
  audit: "unlocked a user",
  response: z.literal(true),
  errors: { 404: noUser },
});

export const listUsers = endpoint("GET /api/Identity/GetAll", {
  access: administrators,
  summary: "Every user, with the passwords to hand out.",
  response: z.array(listedUser),
});

export const listUsersOfRole = endpoint("GET /api/Identity/GetAll/role/{role}", {
  access: administrators,
  summary: "The users of a role.",
  params: roleParams,
  response: z.array(user),
});

export const changeOwnPassword = endpoint("PUT /api/Identity/password", {
  access: "signedIn",
  summary: "Changes the caller's own password.",
  description:
    "Ends every session of the account and deletes the password it was given; the response opens a new session.",
  audit: "changed their password",
  body: passwordChange,
  response: passwordChangeResponse,
  success: "The token of the new session.",
  rateLimited: true,
});

export const resetPassword = endpoint("POST /api/Identity/{id}/password", {
  ...singleUser,
  summary: "Gives a user a new password to hand out, and ends their sessions.",
  audit: "reset a user’s password",
  body: passwordReset,
  response: listedUser,
});

export const inviteUser = endpoint("POST /api/Identity/{id}/invitation", {
  ...singleUser,
  summary: "Sends a user a link to choose a password, which replaces earlier ones.",
  description: "It works once, within seven days. The user's present password works until then.",
  audit: "invited a user",
  response: z.literal(true),
  errors: { 404: noUser, 409: "The user is disabled." },
});

export const inviteAllUsers = endpoint("POST /api/Identity/invitations", {
  access: administrators,
  summary: "Invites all users again who have no password yet.",
  audit: "invited all users without a password",
  response: z.object({ invited: z.int().meta({ description: "How many mails were written." }) }),
});

export const readPasswordLink = endpoint("POST /api/Identity/passwordLink", {
  access: "all",
  summary: "Returns whose password a link from a mail chooses.",
  description: "Not a GET, so that the token is in no address and no log.",
  body: passwordLink,
  response: z.object({ name: z.string(), email: z.string() }),
  errors: { 404: "The link is unknown, used, replaced or expired, or the user is disabled." },
});

export const choosePassword = endpoint("PUT /api/Identity/chosenPassword", {
  access: "all",
  summary: "Chooses a password with the link from a mail.",
  description: "Ends every session of the user. The link works once.",
  audit: "chose a password",
  body: passwordChoice,
  response: z.object({ email: z.string() }),
  success: "The e-mail address to log in with.",
  errors: { 404: "The link is unknown, used, replaced or expired, or the user is disabled." },
});

export const forgotPassword = endpoint("POST /api/Identity/forgottenPassword", {
  access: "all",
  summary: "Sends a link to choose a new password, if there is a user with this e-mail address.",
  description: "It works once, within an hour. The response is the same for unknown addresses.",
  body: forgottenPassword,
  response: z.literal(true),
  errors: { 404: "This site sends no mail." },
});

export const setUserDisabled = endpoint("PUT /api/Identity/{id}/disabled", {
  ...singleUser,
  summary: "Disables a user, which ends their sessions, or enables them again.",
  audit: (after) => (after("disabled") === true ? "disabled a user" : "enabled a user"),
  body: userDisabling,
  response: listedUser,
});
