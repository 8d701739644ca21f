import { Flagged } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import type { ColumnDef } from "@/components/ui/table/features";
import { detailLabels } from "@/lib/person/labels";

export const portraitColumn = <Row extends { fullName: string; picturePath: string | null }>(): ColumnDef<Row> => ({
  id: "picture",
  header: "Picture",
  cell: ({ row: { original } }) => <Portrait path={original.picturePath} name={original.fullName} />,
});

export const countryColumn = <Row extends { country: string; countryCode: string }>(): ColumnDef<Row> => ({
  id: "country",
  header: "Country",
  accessorFn: ({ country }) => country,
  getUniqueValues: ({ country }) => [country],
  cell: ({ row: { original } }) => <Flagged code={original.countryCode}>{original.country}</Flagged>,
  meta: { isSelfExplanatory: true },
});

interface NamedRow {
  fullName: string;
  nativeName: string | null;
  /** The language of the native name, BCP 47; undefined if unknown. */
  nativeLanguage: string | undefined;
}

export const fullNameColumn = <Row extends NamedRow>(initialSort?: "asc"): ColumnDef<Row> => ({
  id: "name",
  header: detailLabels.fullName,
  accessorFn: ({ fullName, nativeName }) => [fullName, nativeName].filter(Boolean).join("\n"),
  cell: ({ row: { original } }) => (
    <>
      <bdi>{original.fullName}</bdi>
      {original.nativeName && (
        <small>
          <bdi lang={original.nativeLanguage}>{original.nativeName}</bdi>
        </small>
      )}
    </>
  ),
  meta: {
    isRowHeader: true,
    ...(initialSort && { initialSort }),
    exported: [
      { title: detailLabels.fullName, value: ({ fullName }) => fullName },
      { title: detailLabels.nativeName, value: ({ nativeName }) => nativeName },
    ],
  },
});
