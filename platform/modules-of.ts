import type { House } from './house.ts';
import type { Module } from './module.ts';

const known = new WeakMap<House, readonly Module[]>();

/** Tells a house which modules it runs, so that a module can ask the higher ones for what they offer in their descriptors. */
export function setModules(house: House, modules: readonly Module[]): void {
  known.set(house, modules);
}

/** The modules of a house in floor order; none in a test that named none. */
export function modulesOf(house: House): readonly Module[] {
  return known.get(house) ?? [];
}
