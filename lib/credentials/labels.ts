export const credentialLabels = {
  username: "User name",
  password: "Password",
  day1SeatingPlace: "Seat on day 1",
  day2SeatingPlace: "Seat on day 2",
};
