/** Words of the report about a player. */

export const REPORT = {
  heading: "Report a player",
  who: "Who",
  why: "What is wrong",
  words: "In your words",
  send: "Send to the host",
  sent: "Thank you. Whoever runs this server will look into it.",
  lead: "Whoever runs this server reads the report, this match and its chat. The player is not told.",
};

/** @type {[import("../net/protocol.js").MakeReport["reason"], string][]} */
export const REASONS = [
  ["chat", "What they write"],
  ["name", "Their name"],
  ["stalling", "They do not move on purpose"],
  ["cheating", "They cheat"],
  ["other", "Something else"],
];
