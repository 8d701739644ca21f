export const travelSelect = {
  timeOfArrival: true,
  arrivalLocation: true,
  arrivalTripNumber: true,
  timeOfDeparture: true,
  departureLocation: true,
  departureTripNumber: true,
} as const;

export interface Travel {
  timeOfArrival: Date | null;
  arrivalLocation: string | null;
  arrivalTripNumber: string | null;
  timeOfDeparture: Date | null;
  departureLocation: string | null;
  departureTripNumber: string | null;
}

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
