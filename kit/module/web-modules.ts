import type { WebModule } from './web-module.ts';

let known: readonly WebModule[] = [];

/** Tells the page which modules it shows, so that a module can show what the higher ones bring to its pages. */
export function setWebModules(modules: readonly WebModule[]): void {
  known = modules;
}

/** The modules of the page from the lowest layer up; none on a patient's own page. */
export function webModules(): readonly WebModule[] {
  return known;
}
