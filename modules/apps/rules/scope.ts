/** One right of an app on a kind of resource: a scope of SMART App Launch 2. */
export interface Scope {
  /** Whose records: the patient's in context, all that the member may see, or the clinic's. */
  readonly context: 'patient' | 'user' | 'system';
  /** A resource type, or `*` for all. */
  readonly type: string;
  readonly read: boolean;
  readonly search: boolean;
  readonly create: boolean;
  readonly update: boolean;
  /** Limits it to resources that match this search parameter; null for all resources of the type. */
  readonly filter: { readonly parameter: string; readonly value: string } | null;
}

const FORM = /^(patient|user|system)\/(\*|[A-Z][A-Za-z]{2,40})\.(read|write|\*|c?r?u?d?s?)(?:\?([^?&#\s]+))?$/;
const FILTER = /^([a-z][a-z-]{0,30})=([^=\s"\\]{1,200})$/;

/**
 * Parses a resource scope of SMART 2 (`patient/Observation.rs?category=system|code`) or SMART 1 (`patient/*.read`);
 * null if it is not one, grants nothing that exists here (deletion), or filters by more than one parameter.
 */
export function parseScope(text: string): Scope | null {
  const parts = FORM.exec(text);
  if (!parts) return null;
  const [, context, type, actions, query] = parts as unknown as [string, Scope['context'], string, string, string?];
  const filter = query === undefined ? null : parseFilter(query);
  if (filter === undefined) return null;
  const rights = rightsOf(actions);
  return Object.values(rights).includes(true) ? { context, type, ...rights, filter } : null;
}

/** Parses the resource scopes among the scopes of a token or request, which are separated by spaces. */
export function parseScopes(text: string): Scope[] {
  return text.split(' ').flatMap((one) => parseScope(one) ?? []);
}

/** Returns whether all that the asked scope grants is granted by the allowed one, too. */
export function covers(allowed: Scope, asked: Scope): boolean {
  return (
    allowed.context === asked.context &&
    (allowed.type === '*' || allowed.type === asked.type) &&
    ACTIONS.every((action) => allowed[action] || !asked[action]) &&
    (allowed.filter === null ||
      (allowed.filter.parameter === asked.filter?.parameter && allowed.filter.value === asked.filter.value))
  );
}

const ACTIONS = ['create', 'read', 'update', 'search'] as const;

function rightsOf(actions: string): Pick<Scope, (typeof ACTIONS)[number]> {
  const has = (letter: string, old: string): boolean =>
    actions === '*' || actions === old || (!['read', 'write'].includes(actions) && actions.includes(letter));
  return { read: has('r', 'read'), search: has('s', 'read'), create: has('c', 'write'), update: has('u', 'write') };
}

function parseFilter(query: string): Scope['filter'] | undefined {
  const [, parameter, value] = FILTER.exec(query) ?? [];
  return parameter === undefined || value === undefined ? undefined : { parameter, value };
}
