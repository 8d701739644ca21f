import { plainOptions, SelectField, TextField } from "@/components/forms/inputs";
import { PictureField } from "@/components/forms/picture-field";
import { guestLabels } from "@/components/person/guest-values";
import { TravelFields } from "@/components/travel/travel-fields";

interface GuestFieldsProps {
  tShirtSizes: readonly string[];
  places: readonly string[];
  timeZone: string;
  /** Path of the picture already stored. */
  picturePath: string | null;
}

/** The fields of the guest form (specification, section 2, "Guest form and list"). */
export function GuestFields({ tShirtSizes, places, timeZone, picturePath }: GuestFieldsProps) {
  const sizes = plainOptions(tShirtSizes);
  return (
    <>
      <section className="form-section" aria-labelledby="guest-heading">
        <h2 id="guest-heading">Guest</h2>
        <div className="form-with-picture">
          <PictureField name="picture" label={guestLabels.picture} stored={picturePath} />
          <div className="form-grid">
            <TextField name="fullName" label={guestLabels.fullName} required />
            <TextField name="nativeName" label={guestLabels.nativeName} dir="auto" />
            <SelectField name="tShirtSize" label={guestLabels.tShirtSize} options={sizes} />
          </div>
        </div>
      </section>
      <section className="form-section" aria-labelledby="travel-heading">
        <h2 id="travel-heading">Travel</h2>
        <TravelFields labels={guestLabels} locations={places} timeZone={timeZone} />
      </section>
    </>
  );
}
