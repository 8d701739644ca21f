import { LoaderCircle } from "lucide-react";

/** Decorative: say in words what is pending. */
export const Spinner = () => <LoaderCircle className="size-5 flex-none animate-spin" data-testid="spinner" />;
