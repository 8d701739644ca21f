"use client";

import dynamic from "next/dynamic";

/** For pages that visitors open too, who have no drafts. */
export const LazyDraftList = dynamic(() => import("@/components/forms/draft-list").then((module) => module.DraftList), {
  ssr: false,
});
