/** The one door to the vendored libraries: markup, hooks, signals. */

import { Fragment, h, render } from "../vendor/preact.js";
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
import { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "../vendor/signals.js";
import htm from "../vendor/htm.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

const html = htm.bind(h);

export {
  Fragment,
  batch,
  computed,
  effect,
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
