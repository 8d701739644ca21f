import { Phone } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useReadOnly } from "@/components/forms/read-only";
import { type InputFieldProps, TextField } from "@/components/forms/text-field";
import { PhoneLink } from "@/components/ui/phone-link";

/** A phone number; in a read-only group with a link that calls it. */
export function PhoneField(field: Omit<InputFieldProps, "hint">) {
  const readOnly = useReadOnly();
  const number: string = useWatch({ name: field.name });
  return (
    <TextField
      {...field}
      type="tel"
      hint="With the country prefix, such as +359 88 123 4567."
      aside={
        readOnly &&
        number && (
          <PhoneLink
            number={number}
            aria-label={`Call ${number}`}
            className="phone:-my-2.5 inline-flex phone:min-h-11 flex-none items-center gap-1.5"
          >
            <Phone className="size-4 flex-none fill-current" />
            Call
          </PhoneLink>
        )
      }
    />
  );
}
