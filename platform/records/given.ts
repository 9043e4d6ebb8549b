import type { App } from '../app.ts';
import type { Queryable } from '../database.ts';

/** The pool of the request's installation, to read from. */
export const db = ({ app }: { readonly app: App }): Queryable => app.database.kysely;

/** An input without what is null or left out, for rules with defaults. */
export function given(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}
