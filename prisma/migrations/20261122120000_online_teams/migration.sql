-- A team that takes part online needs no travel details.
ALTER TABLE "Team"
  ALTER COLUMN "timeOfArrival" DROP NOT NULL,
  ALTER COLUMN "arrivalLocation" DROP NOT NULL,
  ALTER COLUMN "timeOfDeparture" DROP NOT NULL,
  ALTER COLUMN "departureLocation" DROP NOT NULL,
  ADD CONSTRAINT "Team_travel_check" CHECK (
    "isOnline"
    OR num_nulls("timeOfArrival", "arrivalLocation", "timeOfDeparture", "departureLocation") = 0
  );
