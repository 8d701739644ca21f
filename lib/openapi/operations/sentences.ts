// What is said of endpoints of several features.
export const untilRegistrationEnds = "Registrators may do this until `endOfRegistrationDate`, then it is 403.";
export const untilEditPeriodEnds = "Registrators may do this until `endOfEditDate`, then it is 403.";
export const ownCountry = "The country; a registrator's own, any other is 403.";
export const hiddenTeam = "There is no such team, or it is another country's.";
