/** Which of the table's dialogs is open; they are loaded when one is. */

import { signal } from "../../app/ui.js";

export const menu = signal(/** @type {"menu" | "keys" | "find" | "report" | null} */ (null));
