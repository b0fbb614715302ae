/** This device at the push service of its browser. */

import { Refusal } from "../net/api.js";
import { DEVICE } from "../words/notices.js";
import { addDevice, endDevice } from "./notice-state.js";

export const canPush = "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;

/** Whether the person has told their browser never to ask. */
export const isDenied = () => canPush && Notification.permission === "denied";

/**
 * Asks for permission, subscribes and tells the server.
 * @param {string} key  of the server
 */
export async function notifyHere(key) {
  if ((await Notification.requestPermission()) !== "granted") throw new Refusal(DEVICE.denied, 0);
  const { endpoint, keys } = (await subscribe(key)).toJSON();
  await addDevice({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/**
 * @param {string} key
 * @returns {Promise<PushSubscription>}
 */
async function subscribe(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription(); // perhaps by another key
  await before?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    throw new Refusal(DEVICE.unreachable, 0);
  }
}

export async function endHere() {
  await endDevice();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}
