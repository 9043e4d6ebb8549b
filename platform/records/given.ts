import type { App } from '../app.ts';
import type { Queryable } from '../database.ts';

/** Returns the connection pool of the request's installation, for reading. */
export const db = ({ app }: { readonly app: App }): Queryable => app.database.kysely;

/** Returns an input without null and missing values, for rules with defaults. */
export function given(input: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
}
