export const untilRegistrationEnds = "Registrators may do this until `endOfRegistrationDate`, then it is 403.";
export const untilEditPeriodEnds = "Registrators may do this until `endOfEditDate`, then it is 403.";
export const onlyInTeam =
  "Somebody who is also a guide or has a role in a committee is changed by administrators only.";
export const hiddenTeam = "There is no such team, or it is another country's.";
