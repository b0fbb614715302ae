/** The one door to the vendored libraries: markup, hooks, signals. */

import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import htm from "../vendor/htm.js";
import { Fragment, h, render } from "../vendor/preact.js";
import {
  batch,
  computed,
  effect,
  signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from "../vendor/signals.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

const html = htm.bind(h);

export {
  batch,
  computed,
  effect,
  Fragment,
  html,
  render,
  signal,
  useComputed,
  useEffect,
  useErrorBoundary,
  useLayoutEffect,
  useMemo,
  useRef,
  useSignal,
  useSignalEffect,
  useState,
};
