import type { OperationsOf } from "@/lib/openapi/operation";

export const identityOperations: OperationsOf<"Identity"> = {
  "POST /api/Identity/Login": {
    id: "logIn",
    summary: "Signs in with e-mail and password.",
    description: "One and the same 401 answers every failure, known e-mail or not.",
    success: "The token and whose it is.",
  },
  "POST /api/Identity/Register": {
    id: "registerUser",
    summary: "Makes an account.",
    success: "The account.",
    conflict: "The e-mail address is in use, in whatever case.",
  },
  "GET /api/Identity/GetAll": {
    id: "listUsers",
    summary: "Every account, with the passwords to hand out.",
    success: "The accounts.",
  },
  "GET /api/Identity/GetAll/role/{role}": {
    id: "listUsersOfRole",
    summary: "The accounts of a role.",
    success: "The accounts.",
    parameters: { role: "Administrator, TeamRegistrator or Guide, in any case." },
  },
  "PUT /api/Identity/password": {
    id: "changeOwnPassword",
    summary: "Changes the caller's own password.",
    description:
      "Ends every session of the account and forgets the password it was given; the answer opens a new session.",
    success: "The token of the new session.",
    isLimited: true,
  },
  "POST /api/Identity/{id}/password": {
    id: "resetPassword",
    summary: "Gives an account a new password to hand out, and ends its sessions.",
    success: "The account.",
    parameters: { id: "The account." },
    notFound: "There is no such account.",
    conflict: "It is the caller's own account.",
  },
  "PUT /api/Identity/{id}/disabled": {
    id: "setAccountDisabled",
    summary: "Disables an account, which ends its sessions, or enables it again.",
    success: "The account.",
    parameters: { id: "The account." },
    notFound: "There is no such account.",
    conflict: "It is the caller's own account.",
  },
};
