import { needsVehicle } from "@/lib/travel/place";

/** The vehicle of a party without one. */
export function NoVehicle({ place }: { place: string | null }) {
  if (!needsVehicle(place)) return "–";
  return <span className="font-semibold text-amber">No vehicle</span>;
}
