import { z } from "zod";
import { contestIdQuery } from "@/lib/edition/schema";
import { endpoint } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { confirmedQuery } from "@/lib/platform/validation/confirmed-query";
import { id } from "@/lib/platform/validation/fields";
import { newQuestion, questionEdit, questionOrder } from "@/lib/question/inputs";
import { maxQuestions } from "@/lib/question/labels";
import { countedQuestion, listedQuestion } from "@/lib/question/schema";

const params = z.object({ id: id.meta({ description: "The question." }) });
const notOfCurrentEdition = "There is no such question, or it is of a past edition.";

export const listQuestions = endpoint("GET /api/Question", {
  access: "signedIn",
  summary: "The questions of an edition, in their order.",
  description:
    "Registrators and guides get those of the current edition, without the number of answers; guides get those whose answers they see.",
  query: contestIdQuery,
  response: z.array(listedQuestion),
});

export const addQuestion = endpoint("POST /api/Question", {
  access: administrators,
  summary: "Adds a question.",
  description: `An edition has at most ${maxQuestions}, each with a label of its own.`,
  audit: "added a question",
  body: newQuestion,
  response: countedQuestion,
  status: 201,
  errors: { 409: `There are ${maxQuestions} questions, or one with this label.` },
});

export const changeQuestion = endpoint("PUT /api/Question/{id}", {
  access: administrators,
  summary: "Changes a question.",
  audit: "changed a question",
  params,
  query: confirmedQuery,
  body: questionEdit,
  response: countedQuestion,
  errors: {
    404: notOfCurrentEdition,
    409: "The kind of a question with answers cannot change, or another question has the label. Or: answers have a choice that would be removed, or are of people who would no longer be asked; with `?confirmed=true` they go.",
  },
});

export const orderQuestions = endpoint("PUT /api/Question/order", {
  access: administrators,
  summary: "Changes the order of the questions.",
  audit: "changed the order of the questions",
  body: questionOrder,
  response: z.array(countedQuestion),
  errors: { 409: "These are not the questions of the edition." },
});

export const deleteQuestion = endpoint("DELETE /api/Question/{id}", {
  access: administrators,
  summary: "Deletes a question with its answers.",
  audit: "deleted a question",
  params,
  query: confirmedQuery,
  response: z.literal(true),
  success: "The question is deleted.",
  errors: { 404: notOfCurrentEdition, 409: "The question has answers; with `?confirmed=true` they go, too." },
});
