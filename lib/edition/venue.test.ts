import { expect, test } from "vitest";
import { mapUrl, parseCoordinates } from "@/lib/edition/venue";

test.each([
  ["43.2712, 26.9361", { latitude: 43.2712, longitude: 26.9361 }],
  ["-33.9 151", { latitude: -33.9, longitude: 151 }],
  ["91, 0", null],
  ["0, 181", null],
  ["43.2712", null],
  ["Shumen", null],
])("“%s” has the coordinates %j", (text, coordinates) => {
  expect(parseCoordinates(text)).toEqual(coordinates);
});

test("the map shows the coordinates, else the address", () => {
  const venueAddress = "1 School & Park St";
  expect(mapUrl({ venueAddress, venueCoordinates: "43.2712, 26.9361" })).toBe(
    "https://www.openstreetmap.org/?mlat=43.2712&mlon=26.9361#map=17/43.2712/26.9361",
  );
  expect(mapUrl({ venueAddress, venueCoordinates: null })).toBe(
    "https://www.openstreetmap.org/search?query=1%20School%20%26%20Park%20St",
  );
  expect(mapUrl({ venueAddress: null, venueCoordinates: null })).toBeNull();
});
