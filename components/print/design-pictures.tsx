import { cx } from "class-variance-authority";
import { LeafMark } from "@/components/ui/leaf-mark";

interface DesignPictureProps {
  path: string | null;
  className: string;
}

/** The edition's emblem, or the product's. */
export function Emblem({ path, className }: DesignPictureProps) {
  if (!path) return <LeafMark className={className} />;
  return <Logo path={path} className={className} />;
}

export function Logo({ path, className }: DesignPictureProps) {
  return path && <img className={cx("object-contain", className)} src={path} alt="" />;
}

/** Fills the paper. An img, because browsers do not print CSS backgrounds by default. */
export function Background({ path }: { path: string | null }) {
  return path && <img className="absolute inset-0 size-full object-cover" src={path} alt="" />;
}
