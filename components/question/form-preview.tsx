"use client";

import { FormProvider } from "react-hook-form";
import { z } from "zod";
import { FieldGrid } from "@/components/forms/field-grid";
import { useApiForm } from "@/components/forms/use-api-form";
import { QuestionFields } from "@/components/question/question-fields";
import { Disclosure } from "@/components/ui/disclosure";
import { Panel } from "@/components/ui/panel";
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
    <section className="mt-10" aria-labelledby="preview">
      <Disclosure title={<span id="preview">What forms ask</span>} defaultOpen={false}>
        <div className="mt-5 space-y-5">
          <FormProvider {...form}>
            {sections.map(({ role, name, roleQuestions }) => (
              <Panel key={role} legend={name}>
                <div inert>
                  <FieldGrid>
                    <QuestionFields questions={roleQuestions} />
                  </FieldGrid>
                </div>
              </Panel>
            ))}
          </FormProvider>
        </div>
      </Disclosure>
    </section>
  );
}
