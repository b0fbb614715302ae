/** Words of the page about Vigil, and of addresses where nothing is. */

import { html } from "../app/ui.js";

export const ABOUT = {
  heading: "About Vigil",
  lead: "An open home for the deck-building game Ascension: one engine that knows every rule and every card of six sets, and a table to play at.",
  text: () => html`
    <h2>Unofficial</h2>
    <p>
      Ascension is a trademark of its publisher, and the art and the texts of the cards are theirs: none of them are here. Rules,
      names and numbers are facts; the words on the cards are rendered from what a card does, and every window was drawn for
      Vigil. If you like the game, buy it: it is better with cards in your hands.
    </p>
    <h2>No account needed</h2>
    <p>
      Your browser holds a key to your seats, and the server knows nothing else about you but the name you gave. To go on at
      another device, open the table's menu and make a link that moves your seat. Whoever wants ratings, challenges or
      tournaments makes an <a href="/account">account</a>: a name and a passkey or password, no address.
    </p>
    <h2>Fair play</h2>
    <p>
      The server sends every seat only what that seat may know, and bots see no more than people do. Chance is drawn by the
      server, and a finished game can be replayed move by move.
    </p>
    <h2>More than a table</h2>
    <p>
      Vigil is a Python package: <code>vigil play</code> is the same game in a terminal, <code>vigil arena</code> lets bots play
      each other, and a bot of your own is a class with one method. The documents that come with the source say how; the${" "}
      <a href="/rules">rules</a> and all <a href="/cards">cards</a> are here.
    </p>
  `,
  build: (/** @type {string} */ version, /** @type {boolean} */ compiled) =>
    `Vigil ${version}, ${compiled ? "engine compiled" : "engine interpreted"}`,
};

export const NOWHERE = {
  heading: "There is nothing here",
  lead: "The address leads to no page of Vigil.",
};
