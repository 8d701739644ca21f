import { cx } from "class-variance-authority";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { PictureChoice, pictureAfter } from "@/components/forms/picture-choice";
import type { PictureCropperProps } from "@/components/forms/picture-cropper";
import { useReadOnly } from "@/components/forms/read-only";
import { TextField } from "@/components/forms/text-field";
import { QuestionFields } from "@/components/question/question-fields";
import { LinkButton } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { detailChoices, detailLabels } from "@/lib/person/labels";
import { cardPath } from "@/lib/platform/picture/path";
import type { Question } from "@/lib/question/schema";

const PictureCropper = dynamic(
  () => import("@/components/forms/picture-cropper").then((module) => module.PictureCropper),
  { ssr: false },
);

/** The frame of a portrait; small, because a team's form has up to six. */
const frame =
  "h-[122px] w-24 flex-none overflow-hidden rounded-sm bg-sunk outline outline-rule *:[img]:size-full *:[img]:object-cover";

/** The size of a portrait on a card, in pixels. */
const portraitSize = { width: 150, height: 190 };

/** The path of a person's details in the values of a form. */
export type PersonPath =
  | "person"
  | `${"leader" | "deputyLeader"}CreateModel.leaderPerson`
  | `${"" | `contestants.${number}.`}${"contestantPerson" | "personEditModel"}`;

export interface PersonDetailsFieldsProps {
  /** Absent in a form whose values are the person's details. */
  path?: PersonPath;
  labels?: typeof detailLabels;
  pictureLabel: string;
  picturePath: string | null;
  tShirtSizes: readonly string[];
  isSizeRequired?: boolean;
  /** Whether it asks if the picture may be shown in public. */
  asksConsent?: boolean;
  /** The edition's questions about this person. */
  questions: readonly Question[];
  children?: ReactNode;
}

export function PersonDetailsFields(props: PersonDetailsFieldsProps) {
  const {
    path,
    labels = detailLabels,
    pictureLabel,
    picturePath,
    tShirtSizes,
    isSizeRequired,
    asksConsent,
    questions,
  } = props;
  const readOnly = useReadOnly();
  const name = (field: keyof typeof detailLabels) => (path ? `${path}.${field}` : field);
  const stored = picturePath && cardPath(picturePath);
  return (
    <div className="flow-root">
      {readOnly && (
        <div className={cx(frame, "float-left mr-4 md:mr-6")}>
          {stored ? <img src={stored} alt={pictureLabel} {...portraitSize} /> : <PortraitOutline />}
        </div>
      )}
      <FieldGrid>
        <TextField name={name("fullName")} label={labels.fullName} required dir="auto" />
        <TextField name={name("nativeName")} label={labels.nativeName} dir="auto" />
        {!readOnly && (
          <PictureChoice
            name={name("picture")}
            removeName={name("removePicture")}
            label={pictureLabel}
            stored={stored}
            placeholder={<PortraitOutline />}
            frameClassName={frame}
            isCompact
            smallest={portraitSize}
            hint={
              <>
                Optional. Choose, drop or paste a portrait (150 × 190).{" "}
                <a href="/privacy" target="_blank" rel="noopener">
                  Privacy
                </a>
              </>
            }
            actions={(chosen, set) => <PictureCropDialog picture={chosen} onCrop={set} />}
          />
        )}
        <SelectField
          name={name("tShirtSize")}
          label={labels.tShirtSize}
          required={isSizeRequired}
          options={toOptions(tShirtSizes)}
        />
        {props.children}
        {asksConsent && <PictureQuestion name={name} label={labels.pictureIsPublic} stored={stored} />}
        <QuestionFields questions={questions} prefix={path && `${path}.`} />
      </FieldGrid>
    </div>
  );
}

interface PictureQuestionProps {
  name: (field: "picture" | "removePicture" | "pictureIsPublic") => string;
  label: string;
  stored: string | null;
}

/** Asks whether the picture may be shown in public, once there is one. */
function PictureQuestion({ name, label, stored }: PictureQuestionProps) {
  const [chosen, isRemoved] = useWatch({ name: [name("picture"), name("removePicture")] });
  if (!pictureAfter(chosen, isRemoved, stored)) return null;
  return (
    <SelectField
      name={name("pictureIsPublic")}
      label={label}
      required
      options={detailChoices.pictureIsPublic}
      // For a stored picture, the question has been answered.
      empty={stored ? null : undefined}
    />
  );
}

function PictureCropDialog({ picture, onCrop }: PictureCropperProps) {
  return (
    <ButtonDialog
      title="Crop or rotate"
      description="Drag to position. Rotate if it is sideways."
      trigger={<LinkButton>Crop or rotate</LinkButton>}
    >
      {(close) => (
        <PictureCropper
          picture={picture}
          onCrop={(cropped) => {
            onCrop(cropped);
            close();
          }}
        />
      )}
    </ButtonDialog>
  );
}

function PortraitOutline() {
  return (
    <svg viewBox="0 0 150 190" className="fill-rule" aria-hidden="true">
      <circle cx="75" cy="72" r="30" />
      <path d="M22 190c0-42 22-68 53-68s53 26 53 68Z" />
    </svg>
  );
}
