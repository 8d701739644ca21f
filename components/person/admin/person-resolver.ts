import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import type { z } from "zod";
import type { PersonValues } from "@/components/person/admin/person-values";
import { required } from "@/lib/fields";
import { personInput } from "@/lib/person/inputs";
import { guestRole } from "@/lib/person/rules";
import { travelFields } from "@/lib/travel/schema";

const anybody = personInput.safeExtend({ countryId: required("Country") });
const guest = anybody.safeExtend(travelFields);

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolverOf = (schema: z.ZodType<object>) =>
  zodResolver(schema as z.ZodType<object, PersonValues>, undefined, { raw: true });

const [ofAnybody, ofGuest] = [resolverOf(anybody), resolverOf(guest)];

/** Asks for what the API asks for: of guests also how they travel. */
export const personResolver: Resolver<PersonValues> = (values, context, options) =>
  (values.roles.includes(guestRole) ? ofGuest : ofAnybody)(values, context, options);
