"use client";

import { useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/forms/inputs";
import { EntryList } from "@/components/forms/list/entry-list";
import { OrderButtons } from "@/components/forms/list/order-buttons";
import { useEntries, withStoredIds } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { PictureChoice } from "@/components/forms/picture-choice";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { LeafMark } from "@/components/ui/leaf-mark";
import { logoPlate } from "@/components/ui/logo-plate";
import { venuePictureLabels as labels } from "@/lib/edition/labels";
import type { EditionSettings } from "@/lib/edition/schema";
import { venuePicturesInput } from "@/lib/edition/venue";
import { api } from "@/lib/site/api/client";

/** The properties are in the order of the fields, because errors are listed in the order of the properties. */
const toValues = ({ version, venuePictures }: EditionSettings) => ({
  version,
  venuePictures: venuePictures.map(({ id, caption, isMap }) => ({ id, picture: "", caption, isMap })),
});

type PicturesValues = ReturnType<typeof toValues>;

const empty = { id: "", picture: "", caption: "", isMap: false };

export function PicturesForm({ settings }: { settings: EditionSettings }) {
  const state = useApiForm<PicturesValues, EditionSettings>({
    name: "pictures",
    record: settings,
    values: toValues,
    schema: venuePicturesInput,
    send({ venuePictures, ...values }) {
      const body = { ...values, venuePictures: withStoredIds(venuePictures, settings.venuePictures) };
      return api("PUT /api/Contest/{id}/venuePictures", { params: { id: settings.id }, body });
    },
    success: "Pictures of the venue saved.",
  });
  const { control } = state.form;
  const list = useEntries(control, "venuePictures");
  const values = useWatch({ control, name: "venuePictures" });
  return (
    <PanelForm
      state={state}
      labels={{ venuePictures: "Pictures of the venue" }}
      lead="Photos and maps of the venue, shown on the home page in this order, maps after the photos. Landscape format works best: photos are cropped to 3:2, maps are not."
    >
      <EntryList
        list={list}
        empty="There are no pictures yet."
        add="Add a picture"
        onAdd={() => list.add(empty, "caption")}
      >
        {list.fields.map(({ key, id }, index) => {
          const label = values[index]?.caption.trim() || `picture ${index + 1}`;
          return (
            <li
              key={key}
              className="grid grid-cols-1 gap-x-8 gap-y-4 border-rule border-b py-4 md:grid-cols-[16rem_1fr_auto]"
            >
              <PictureChoice
                name={`venuePictures.${index}.picture`}
                label={`${labels.picture}: ${label}`}
                stored={settings.venuePictures.find((one) => one.id === id)?.imageUrl ?? null}
                placeholder={<LeafMark />}
                frameClassName={logoPlate({ className: "h-24 w-36 overflow-hidden md:h-36 md:w-54 *:[svg]:size-14" })}
                isLabelHidden
              />
              <div className="max-md:col-start-1 max-md:row-start-2">
                <TextField name={`venuePictures.${index}.caption`} label={labels.caption} required />
                <CheckboxField name={`venuePictures.${index}.isMap`} label={labels.isMap} />
              </div>
              <OrderButtons
                {...list.order(index, label)}
                className="max-md:col-start-1 max-md:row-start-2 max-md:self-end max-md:justify-self-end"
              />
            </li>
          );
        })}
      </EntryList>
    </PanelForm>
  );
}
