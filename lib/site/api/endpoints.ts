import * as audit from "@/lib/audit/endpoints";
import * as contestFiles from "@/lib/contest-files/endpoints";
import * as contestant from "@/lib/contestant/endpoints";
import * as country from "@/lib/country/endpoints";
import * as credentials from "@/lib/credentials/endpoints";
import * as deadlineExtension from "@/lib/deadline-extension/endpoints";
import * as demo from "@/lib/demo/endpoints";
import * as edition from "@/lib/edition/endpoints";
import * as guide from "@/lib/guide/endpoints";
import * as identity from "@/lib/identity/endpoints";
import * as leader from "@/lib/leader/endpoints";
import * as letter from "@/lib/letter/endpoints";
import * as mail from "@/lib/mail/endpoints";
import * as message from "@/lib/message/endpoints";
import * as person from "@/lib/person/endpoints";
import * as personalData from "@/lib/personal-data/endpoints";
import type { Endpoint } from "@/lib/platform/api/endpoint";
import * as print from "@/lib/print/endpoints";
import * as question from "@/lib/question/endpoints";
import * as readiness from "@/lib/readiness/endpoints";
import * as result from "@/lib/result/endpoints";
import * as seating from "@/lib/seating/endpoints";
import * as statistics from "@/lib/statistics/endpoints";
import * as team from "@/lib/team/endpoints";
import * as arrival from "@/lib/travel/arrivals/endpoints";
import * as transfer from "@/lib/travel/transfers/endpoints";

/** The endpoints of a deployment; the demo has some more. */
export const documentedEndpoints = {
  ...edition,
  ...statistics,
  ...deadlineExtension,
  ...identity,
  ...team,
  ...person,
  ...leader,
  ...contestant,
  ...credentials,
  ...contestFiles,
  ...result,
  ...seating,
  ...guide,
  ...transfer,
  ...country,
  ...arrival,
  ...audit,
  ...print,
  ...mail,
  ...message,
  ...readiness,
  ...question,
  ...letter,
  ...personalData,
};

export const endpoints = { ...documentedEndpoints, ...demo };

type Endpoints = typeof endpoints;

export type EndpointName = keyof Endpoints;
export type EndpointsByKey = { [N in EndpointName as Endpoints[N]["key"]]: Endpoints[N] };

export const allEndpoints: readonly Endpoint[] = Object.values(endpoints);
