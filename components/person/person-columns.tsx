import { Portrait } from "@/components/ui/portrait";
import type { Column } from "@/components/ui/table-state";
import { detailLabels } from "@/lib/person/labels";

export const portraitColumn: Column<{ fullName: string; picturePath: string | null }> = {
  key: "picture",
  title: "Picture",
  value: () => null,
  cell: ({ fullName, picturePath }) => <Portrait path={picturePath} name={fullName} />,
  isDisplayOnly: true,
};

interface NamedRow {
  fullName: string;
  nativeName: string | null;
  /** BCP 47, if known. */
  nativeLanguage: string | undefined;
}

export const fullNameColumn: Column<NamedRow> = {
  key: "name",
  title: detailLabels.fullName,
  isRowHeader: true,
  value: ({ fullName, nativeName }) => [fullName, nativeName].filter(Boolean).join("\n"),
  exported: [
    { title: detailLabels.fullName, value: ({ fullName }) => fullName },
    { title: detailLabels.nativeName, value: ({ nativeName }) => nativeName },
  ],
  cell: ({ fullName, nativeName, nativeLanguage }) => (
    <>
      <bdi>{fullName}</bdi>
      {nativeName && (
        <small>
          <bdi lang={nativeLanguage}>{nativeName}</bdi>
        </small>
      )}
    </>
  ),
};
