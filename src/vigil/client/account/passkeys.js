/** Passkeys, as the browser makes and uses them. */

import { post, Refusal } from "../net/api.js";
import { PASSKEYS } from "../words/account.js";

/** Whether this browser can have them. */
export const hasPasskeys = () => "PublicKeyCredential" in window && isSecureContext;

/** @param {string} text  in base64, as addresses have it */
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer} buffer */
const encoded = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** @param {any} options */
const options = (options) => ({ ...options, challenge: bytes(options.challenge) });

/** What a browser says when nobody chose a passkey, in words of ours. @param {unknown} problem */
function refused(problem) {
  if (!(problem instanceof DOMException)) throw problem;
  throw new Refusal(problem.name === "InvalidStateError" ? PASSKEYS.here : PASSKEYS.cancelled, 0);
}

/**
 * Makes a passkey, for a new account or one that is there.
 * @param {"make" | "add"} purpose
 * @param {string} name
 */
export async function makePasskey(purpose, name) {
  const asked = options((await post("/api/account/passkey", { purpose, name })).options);
  const publicKey = {
    ...asked,
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((/** @type {any} */ known) => ({
      ...known,
      id: bytes(known.id),
    })),
  };
  const made = /** @type {any} */ (await navigator.credentials.create({ publicKey }).catch(refused));
  return {
    id: made.id,
    client_data: encoded(made.response.clientDataJSON),
    attestation: encoded(made.response.attestationObject),
  };
}

/**
 * Lets a person choose a passkey and signs with it.
 * @param {"login" | "prove"} purpose
 */
export async function usePasskey(purpose) {
  const publicKey = options((await post("/api/account/passkey", { purpose })).options);
  const signed = /** @type {any} */ (await navigator.credentials.get({ publicKey }).catch(refused));
  return {
    id: signed.id,
    client_data: encoded(signed.response.clientDataJSON),
    authenticator_data: encoded(signed.response.authenticatorData),
    signature: encoded(signed.response.signature),
  };
}
