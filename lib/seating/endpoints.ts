import { endpoint, listBodyLimit } from "@/lib/platform/api/endpoint";
import { administrators } from "@/lib/platform/auth/roles";
import { assignmentInput, dayQuery, roomsInput, swapInput } from "@/lib/seating/inputs";
import { assignment, roomList, seating, swapped } from "@/lib/seating/schema";

export const getSeating = endpoint("GET /api/Seating", {
  access: administrators,
  summary: "The rooms of the current edition, and who sits there.",
  query: dayQuery,
  response: seating,
});

export const listRooms = endpoint("GET /api/Seating/rooms", {
  access: administrators,
  summary: "The rooms of the current edition, with their plans.",
  response: roomList,
});

export const updateRooms = endpoint("PUT /api/Seating/rooms", {
  access: administrators,
  summary: "Replaces the rooms of the current edition.",
  description:
    "The complete list, in its order, with at most 1,500 seats. The label of a seat is unique in all rooms. Stored seats stay, also those whose label is in no plan any more.",
  audit: "changed the rooms",
  body: roomsInput,
  bodyLimit: listBodyLimit,
  response: roomList,
});

export const assignSeats = endpoint("POST /api/Seating/assignment", {
  access: administrators,
  summary: "Gives all contestants who take part on site a seat for both days.",
  description:
    "One seat each, in a room of their group, with as few neighbours of one country as it finds, and on the second day with other neighbours than on the first. Neighbours sit beside, in front, behind or diagonally. What could not be met is in `issues` and `withoutSeat`.",
  audit: "assigned seats",
  body: assignmentInput,
  response: assignment,
  errors: {
    409: "There are no rooms yet. Or: Another number of contestants has a seat than `seated` says. Or: Seats are being assigned already, or something that they depend on has changed meanwhile; try again.",
  },
});

export const swapSeats = endpoint("POST /api/Seating/swap", {
  access: administrators,
  summary: "Swaps those who sit in two seats; if one is free, moves the other’s contestant.",
  audit: "swapped seats",
  body: swapInput,
  response: swapped,
  errors: { 409: "Nobody sits in either of them, or others do than the codes say." },
});
