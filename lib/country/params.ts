import { id } from "@/lib/fields";

/** `{countryId}` in the path of an endpoint that a registrator calls for their own country. */
export const ownCountryId = id.meta({ description: "The country; a registrator's own, any other is 403." });
