import type { App } from './app.ts';
import type { Module } from './module.ts';

const known = new WeakMap<App, readonly Module[]>();

/** Registers which modules an app runs, so that a module can ask the higher ones for what they offer in their descriptors. */
export function setModules(app: App, modules: readonly Module[]): void {
  known.set(app, modules);
}

/** The modules of an app in layer order; none in a test that named none. */
export function modulesOf(app: App): readonly Module[] {
  return known.get(app) ?? [];
}
