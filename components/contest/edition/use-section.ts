"use client";

import { useEffect } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import { useEdition } from "@/components/contest/edition/use-edition";
import type { Labels } from "@/components/forms/differences";
import { useRecordForm } from "@/components/forms/use-record-form";
import { api, type EndpointKey, type RequestBody } from "@/lib/api/client";
import type { EditionSettings } from "@/lib/contest/schema";

type SectionEndpoint = Extract<EndpointKey, `PUT /api/Contest/{id}${string}`>;

interface SectionOptions<V extends FieldValues, K extends SectionEndpoint> {
  endpoint: K;
  /** Maps the stored edition to form values. Must be a stable function. */
  toValues: (settings: EditionSettings) => V;
  /** Maps the form values to the request body, without the version. */
  toBody: (values: V) => Omit<RequestBody<K>, "version">;
  resolver: Resolver<V>;
  labels: Labels;
  success: string;
  /** Formats the values for comparison where they are not plain text. */
  displayValues?: (values: V) => FieldValues;
}

/**
 * The form of one section of the edition. All sections share the edition's version, so only a change to this section's
 * own values is a conflict.
 */
export function useSection<V extends FieldValues, K extends SectionEndpoint>(options: SectionOptions<V, K>) {
  const { endpoint, toValues, toBody, resolver, labels, success, displayValues } = options;
  const { settings, setSettings, refresh, drafts } = useEdition();
  const record = useRecordForm<V, EditionSettings>({
    stored: settings,
    toValues,
    resolver,
    labels,
    displayValues,
    sharesVersion: true,
    success,
    unchanged: "Nothing has been changed here yet.",
    async send(values, version) {
      const body = { ...toBody(values), version } as RequestBody<SectionEndpoint>;
      const response = await api<SectionEndpoint>(endpoint, { params: { id: settings.id }, body, silentStatus: 409 });
      setSettings(response);
      return response;
    },
    readStored: refresh,
  });
  const { getValues } = record.form;
  useEffect(() => {
    const { current } = drafts;
    current.add(getValues);
    return () => void current.delete(getValues);
  }, [drafts, getValues]);
  return record;
}
