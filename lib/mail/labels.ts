/** What follows "The invitation is written." on a site that sends no mail. */
export const copyIt = "This site sends no mail: open Mail, copy and send it.";
export const copyThem = "This site sends no mail: open Mail, copy and send them.";
