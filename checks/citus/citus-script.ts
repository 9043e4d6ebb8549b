import { LOCAL, placeOf, UNIQUE_EVERYWHERE } from './placement.ts';
import type { Table } from './read-tables.ts';

const PATH = 'deploy/citus.sql';

/** Generates the statements that distribute an empty, migrated database with Citus; each table is named once. */
export function citusScript(tables: readonly Table[]): { path: string; text: string } {
  const { ordered, circular } = referencedFirst(tables);
  const inPlace = (place: string): Table[] => ordered.filter((table) => placeOf(table) === place);
  const [first, ...others] = inPlace('distributed');
  const comments = (lines: Readonly<Record<string, string>>): string[] =>
    Object.entries(lines).map(([name, why]) => `--   ${name}: ${why}`);
  const lines = [
    '-- Generated from the migrated schema by `npm run generate`. It has not been run on Citus: try it on a copy first.',
    '-- See docs/growing.md for what else has to change. It runs once, in the coordinator’s database, after the migrations.',
    '--',
    '-- Citus refuses the tables of these unique indexes until each has a reference table beside it that keeps its',
    '-- column unique, and is a plain index itself:',
    ...comments(UNIQUE_EVERYWHERE),
    '--',
    '-- These tables stay on the coordinator, as those of graphile-worker do:',
    ...comments(LOCAL),
    '',
    'begin;',
    '',
    '-- Tables that refer to each other.',
    ...circular.map(({ table, name }) => `alter table ${table} drop constraint ${name};`),
    '',
    '-- Shared by all clinics: a copy on every node.',
    ...inPlace('reference').map(({ name }) => `select create_reference_table('${name}');`),
    '',
    '-- A clinic’s rows of all tables lie on the same node.',
    ...(first === undefined ? [] : [`select create_distributed_table('${first.name}', 'clinic_id');`]),
    ...others.map(
      ({ name }) => `select create_distributed_table('${name}', 'clinic_id', colocate_with => '${first?.name}');`,
    ),
    '',
    ...circular.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`),
    '',
    'commit;',
    '',
  ];
  return { path: PATH, text: lines.join('\n') };
}

/**
 * Orders tables so that each comes after those that its foreign keys refer to. `circular` are the keys for which that is
 * not possible: they are set aside until all tables are in their places.
 */
function referencedFirst(tables: readonly Table[]): {
  ordered: Table[];
  circular: { table: string; name: string; definition: string }[];
} {
  const ordered: Table[] = [];
  const circular: { table: string; name: string; definition: string }[] = [];
  const done = new Set<string>();
  const visit = (table: Table, above: readonly string[]): void => {
    for (const { name, target, definition } of table.foreignKeys) {
      if (target === table.name || done.has(target)) continue;
      const other = tables.find((each) => each.name === target);
      if (above.includes(target)) circular.push({ table: table.name, name, definition });
      else if (other !== undefined) visit(other, [...above, table.name]);
    }
    if (done.has(table.name)) return;
    done.add(table.name);
    ordered.push(table);
  };
  for (const table of tables) if (!done.has(table.name)) visit(table, []);
  return { ordered, circular };
}
