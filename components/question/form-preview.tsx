"use client";

import { FormProvider } from "react-hook-form";
import { z } from "zod";
import { useApiForm } from "@/components/forms/use-api-form";
import { QuestionFields } from "@/components/question/question-fields";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import { askedOfNames, questionsOf, toFormAnswers } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";

/** The questions that forms ask, by role; nothing can be typed. */
export function FormPreview({ questions }: { questions: readonly Question[] }) {
  const { form } = useApiForm<object, true>({
    name: "preview",
    values: () => ({ answers: toFormAnswers(questions) }),
    schema: z.unknown(),
    send: async () => true,
  });
  const roles = Object.entries(askedOfNames) as [AskedOf, string][];
  const sections = roles.flatMap(([role, name]) => {
    const roleQuestions = questionsOf(questions, role);
    return roleQuestions.length > 0 ? [{ role, name, roleQuestions }] : [];
  });
  return (
    <Section id="preview" title="What forms ask" className="mt-10 space-y-5">
      <FormProvider {...form}>
        {sections.map(({ role, name, roleQuestions }) => (
          <Panel key={role} legend={name}>
            <div inert>
              <QuestionFields questions={roleQuestions} />
            </div>
          </Panel>
        ))}
      </FormProvider>
    </Section>
  );
}
