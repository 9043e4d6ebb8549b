/** The modules from the ground up. A module imports only from the floors below its own. */
export const FLOORS: readonly string[] = [
  'audit',
  'files',
  'deliveries',
  'practice',
  'sessions',
  'notifications',
  'patients',
  'vitals',
  'scheduling',
  'meetings',
  'requests',
  'tasks',
  'chart',
];

/** The floor of a module, counted from 0; -1 for a module that has none. */
export function floorOf(module: string): number {
  return FLOORS.indexOf(module);
}
