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

import { BASE, withBase } from "./base.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/** Makes an element whose link leads below the base path. @type {any} */
const atBase = (/** @type {any} */ type, /** @type {any} */ props, /** @type {any[]} */ ...children) =>
  typeof type === "string" && props?.href
    ? h(type, { ...props, href: withBase(props.href) }, ...children)
    : h(type, props, ...children);

const html = htm.bind(/** @type {typeof h} */ (BASE === "/" ? h : atBase));

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
