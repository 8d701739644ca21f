CREATE TYPE "QuestionKind" AS ENUM ('TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'YES_NO', 'CHOICE', 'CHOICES');
CREATE TYPE "AskedOf" AS ENUM ('CONTESTANT', 'LEADER', 'GUEST', 'GUIDE');
CREATE TYPE "AnswerAudience" AS ENUM ('ADMINISTRATORS', 'GUIDES');

CREATE TABLE "Question" (
    "id" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "label" TEXT NOT NULL,
    "hint" TEXT,
    "kind" "QuestionKind" NOT NULL,
    "options" TEXT[],
    "askedOf" "AskedOf"[],
    "isRequired" BOOLEAN NOT NULL DEFAULT false,
    "audience" "AnswerAudience" NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Question_label_check" CHECK (char_length("label") BETWEEN 1 AND 120),
    CONSTRAINT "Question_options_check" CHECK (
        CASE WHEN "kind" IN ('CHOICE', 'CHOICES') THEN cardinality("options") BETWEEN 1 AND 50
        ELSE cardinality("options") = 0 END
    ),
    CONSTRAINT "Question_askedOf_check" CHECK (cardinality("askedOf") >= 1)
);

CREATE TABLE "Answer" (
    "questionId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "editionId" UUID NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("personId","questionId"),
    CONSTRAINT "Answer_value_check" CHECK (
        jsonb_typeof("value") IN ('string', 'number', 'boolean', 'array') AND "value" NOT IN ('""', '[]')
    )
);

CREATE UNIQUE INDEX "Question_id_editionId_key" ON "Question"("id", "editionId");
CREATE UNIQUE INDEX "Question_editionId_label_key" ON "Question"("editionId", "label");
CREATE INDEX "Answer_questionId_idx" ON "Answer"("questionId");

ALTER TABLE "Question" ADD CONSTRAINT "Question_editionId_fkey" FOREIGN KEY ("editionId") REFERENCES "Edition"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_questionId_editionId_fkey" FOREIGN KEY ("questionId", "editionId") REFERENCES "Question"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_personId_editionId_fkey" FOREIGN KEY ("personId", "editionId") REFERENCES "Person"("id", "editionId") ON DELETE CASCADE ON UPDATE CASCADE;

-- The page about personal data names the questions.
CREATE TRIGGER "Question_public_change" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Question"
  FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_change"();
