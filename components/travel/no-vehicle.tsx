import { needsVehicle } from "@/lib/travel/place";

/** Stands for the vehicle of a party without one: a warning, unless its place needs no vehicle. */
export function NoVehicle({ place }: { place: string | null }) {
  if (!needsVehicle(place)) return "–";
  return <span className="font-semibold text-amber">No vehicle</span>;
}
