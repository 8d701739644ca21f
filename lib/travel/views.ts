import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { TeamModel } from "@/lib/generated/prisma/models";

export const travelSelect = {
  timeOfArrival: true,
  arrivalLocation: true,
  arrivalTripNumber: true,
  timeOfDeparture: true,
  departureLocation: true,
  departureTripNumber: true,
} as const;

export type Travel = Pick<TeamModel, keyof typeof travelSelect>;

export const noOwnTravel: Travel = {
  timeOfArrival: null,
  arrivalLocation: null,
  arrivalTripNumber: null,
  timeOfDeparture: null,
  departureLocation: null,
  departureTripNumber: null,
};

export function toTravel(travel: Travel | null) {
  return {
    timeOfArrival: travel?.timeOfArrival?.toISOString() ?? null,
    arrivalLocation: travel?.arrivalLocation ?? null,
    arrivalTripNumber: travel?.arrivalTripNumber ?? null,
    timeOfDeparture: travel?.timeOfDeparture?.toISOString() ?? null,
    departureLocation: travel?.departureLocation ?? null,
    departureTripNumber: travel?.departureTripNumber ?? null,
  };
}

export function travelIn(direction: TravelDirection, stored: Travel | null) {
  const travel = toTravel(stored);
  return direction === "ARRIVAL"
    ? { time: travel.timeOfArrival, place: travel.arrivalLocation, tripNumber: travel.arrivalTripNumber }
    : { time: travel.timeOfDeparture, place: travel.departureLocation, tripNumber: travel.departureTripNumber };
}
