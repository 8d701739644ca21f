import { type EndpointName, endpoints } from "@/lib/site/api/endpoints";

/** What a request to an endpoint needs besides its method and the template of its path. */
export interface EndpointRequest {
  /** The values of the path's parameters. */
  params?: Record<string, string | undefined>;
  /** Such as "?dryRun=true". */
  query?: string;
  body?: unknown;
  form?: FormData;
}

/** The method and the path of a request, such as "PUT /api/Person/1". */
export const requestLine = (name: EndpointName, { params = {}, query = "" }: EndpointRequest): string =>
  endpoints[name].key.replace(/\{(\w+)\}/g, (_, parameter: string) => params[parameter] ?? "") + query;
