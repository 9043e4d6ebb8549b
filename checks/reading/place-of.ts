/** Where a file lives: in a part of a module, or in one of Salus's other folders. */
export interface Place {
  /** The folder at the top: `modules`, `platform`, `kit`, `server`, …; empty for what lies at the root. */
  name: string;
  module?: string;
  /** Of a file in a module: `rules`, `server`, `web`, `api` or `migrations`; empty for what lies beside them. */
  part?: string;
}

/** The folder that a path from the root lies in. */
export function placeOf(path: string): Place {
  const steps = path.split('/');
  const [name = '', module = '', part = ''] = steps;
  if (steps.length === 1) return { name: '' };
  return name === 'modules' ? { name, module, part: steps.length > 3 ? part : '' } : { name };
}

/** A folder's kind in one word: `modules/server`, `platform`, … */
export function kindOf(path: string): string {
  const { name, part } = placeOf(path);
  return part === undefined ? name : `${name}/${part}`;
}
