/** What is said when a request fails for a reason that the server does not give. */

export const ERRORS = {
  unreachable: "The server cannot be reached. Check the connection and try again.",
  failed: (/** @type {number} */ status) =>
    `The server could not do this (${status}). Try again in a moment.`,
  broken: "Something went wrong on this page. Load it again.",
};
