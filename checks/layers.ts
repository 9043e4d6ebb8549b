import { MODULES } from '../modules.ts';

/** The layer of a module, counted from 0; -1 for one that is not in the list of modules. */
export function layerOf(module: string): number {
  return MODULES.indexOf(module);
}
