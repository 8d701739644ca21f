"use client";

import { useRef } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamState } from "@/components/team/edit/use-team";
import type { Team } from "@/lib/team/schema";

interface MemberFormOptions<V extends FieldValues> {
  state: TeamState;
  empty: V;
  resolver: Resolver<V>;
  /** Throws ApiError. */
  send: (values: V) => Promise<void>;
  /** Whether `stored` has the new member and `before` has not. */
  isStored: (values: V, before: Team, stored: Team) => boolean;
  success: string;
}

/**
 * A form that adds a member to the team. After a lost response, the next attempt first checks whether the member was
 * stored, so that no member is added twice.
 */
export function useMemberForm<V extends FieldValues>(options: MemberFormOptions<V>) {
  const { state, empty, resolver, send, isStored, success } = options;
  /** The team before an attempt whose outcome is unknown. */
  const teamBefore = useRef<Team | null>(null);
  const member = useApiForm<V, void>({
    defaultValues: empty,
    resolver,
    async send(values) {
      const before = teamBefore.current;
      const wasStored = before !== null && isStored(values, before, await state.refresh());
      if (!wasStored) await send(values);
      teamBefore.current = null;
    },
    success,
    async onError({ status }) {
      if (status === 0 || status >= 500) teamBefore.current ??= state.team;
      // A full team or a taken leader: the page shows what is stored now.
      if (status === 409) await state.refresh().catch(() => undefined);
    },
    resetOnSave: true,
  });
  const { form } = member;
  return {
    ...member,
    /** Removes the errors of an earlier attempt; typed values stay. */
    clearErrors: () => form.reset(form.getValues(), { keepDefaultValues: true }),
  };
}
