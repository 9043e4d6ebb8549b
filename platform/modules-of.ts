import type { App } from './app.ts';
import type { Module } from './module.ts';

const known = new WeakMap<App, readonly Module[]>();

/** Registers the modules of an app, so that a module can use contributions of higher ones from their descriptors. */
export function setModules(app: App, modules: readonly Module[]): void {
  known.set(app, modules);
}

/** Returns the modules of an app in layer order; empty in a test that registered none. */
export function modulesOf(app: App): readonly Module[] {
  return known.get(app) ?? [];
}
