"use client";

import { useRef } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import type { TeamState } from "@/components/team/edit/use-team";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";
import type { Team } from "@/lib/team/schema";

interface CreationOptions<V extends FieldValues> {
  state: TeamState;
  empty: V;
  resolver: Resolver<V>;
  send: (values: V) => Promise<void>;
  /** Whether `stored` holds what these values describe and `before` did not. */
  isMade: (values: V, before: Team, stored: Team) => boolean;
  success: string;
}

/**
 * A form that puts somebody new into the team. If an answer was lost on its way, the next try first looks whether the
 * one before arrived, so that nobody is there twice.
 */
export function useCreation<V extends FieldValues>(options: CreationOptions<V>) {
  const { state, empty, resolver, send, isMade, success } = options;
  const form = useForm<V>({ defaultValues: empty as DefaultValues<V>, resolver });
  /** The team before a try whose answer was lost. */
  const uncertainSince = useRef<Team | null>(null);
  useUnsavedGuard(form.formState.isDirty);

  async function create(values: V): Promise<boolean> {
    try {
      const before = uncertainSince.current;
      const arrived = before !== null && isMade(values, before, await state.refresh());
      if (!arrived) await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 0 || error.status >= 500) uncertainSince.current ??= state.team;
      showServerErrors(form, error);
      // A full team or a taken leader: shows what is stored by now. If it cannot be read, that has been said as well.
      if (error.status === 409) await state.refresh().catch(() => undefined);
      return false;
    }
    uncertainSince.current = null;
    form.reset(empty);
    notify("success", success);
    return true;
  }

  return {
    form,
    isSubmitting: form.formState.isSubmitting,
    /** Forgets the errors of an earlier attempt, but nothing that was typed. */
    startAgain: () => form.reset(form.getValues(), { keepDefaultValues: true }),
    /** Validates and sends; whether it is stored. */
    async submit(): Promise<boolean> {
      let isStored = false;
      await form.handleSubmit(async (values) => {
        isStored = await create(values);
      })();
      return isStored;
    },
  };
}
