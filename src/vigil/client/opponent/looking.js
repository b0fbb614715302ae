/** Whether one looks for an opponent: the first page knows no more of it. */

import { signal } from "../app/ui.js";

export const isLooking = signal(false);
