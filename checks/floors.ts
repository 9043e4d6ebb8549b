/** The modules from the ground up. A module imports only from the floors below its own. */
export const FLOORS: readonly string[] = ['audit', 'practice', 'sessions', 'patients', 'scheduling', 'chart'];

/** The floor of a module, counted from 0; -1 for a module that has none. */
export function floorOf(module: string): number {
  return FLOORS.indexOf(module);
}
