import { MODULES } from '../modules.ts';

/** Returns the layer of a module, counted from 0; -1 if it is not in the list of modules. */
export function layerOf(module: string): number {
  return MODULES.indexOf(module);
}
