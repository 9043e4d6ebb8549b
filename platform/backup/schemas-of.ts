import type { Migration } from '../migrate.ts';

/** Returns the application's schemas: one per module and the platform's, each with the same name. */
export function schemasOf(migrations: readonly Migration[]): string[] {
  return [...new Set(['platform', ...migrations.map(({ module }) => module)])].toSorted();
}
