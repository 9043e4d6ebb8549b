import type { WebModule } from './web-module.ts';

let known: readonly WebModule[] = [];

/** Registers the modules of the page, so that a module can show contributions of higher ones. */
export function setWebModules(modules: readonly WebModule[]): void {
  known = modules;
}

/** Returns the modules of the page from the lowest layer up; empty in the patient portal. */
export function webModules(): readonly WebModule[] {
  return known;
}
