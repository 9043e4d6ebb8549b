/** The location of a file: a part of a module, or another top-level folder. */
export interface Place {
  /** The top-level folder: `modules`, `platform`, `kit`, `server`, …; empty for files at the root. */
  name: string;
  module?: string;
  /** For a file in a module: `rules`, `server`, `web`, `api` or `migrations`; empty for files next to them. */
  part?: string;
}

/** Returns the location of a path from the root. */
export function placeOf(path: string): Place {
  const steps = path.split('/');
  const [name = '', module = '', part = ''] = steps;
  if (steps.length === 1) return { name: '' };
  return name === 'modules' ? { name, module, part: steps.length > 3 ? part : '' } : { name };
}

/** Returns the kind of a location: `modules/server`, `platform`, … */
export function kindOf(path: string): string {
  const { name, part } = placeOf(path);
  return part === undefined ? name : `${name}/${part}`;
}
