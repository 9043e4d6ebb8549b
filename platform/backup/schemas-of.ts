import type { Migration } from '../migrate.ts';

/** Returns the schemas that belong to Salus: each module's, and the platform's, has its name. */
export function schemasOf(migrations: readonly Migration[]): string[] {
  return [...new Set(['platform', ...migrations.map(({ module }) => module)])].toSorted();
}
