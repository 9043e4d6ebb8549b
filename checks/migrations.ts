import { layerOf } from './layers.ts';
import { bareSql, bracketed, commentAbove, listParts } from './reading/read-sql.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const GENERATED = 'deploy/citus.sql';
const MIGRATION = /^(?:modules\/([^/]+)|platform)\/migrations\/(.*)$/;
const NAME = /^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-([01]\d|2[0-3])[0-5]\d-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

interface Migration {
  file: SourceFile;
  /** The schema that it may write: its module's, or `platform`. */
  schema: string;
  name: string;
  sql: string;
}

interface Table {
  name: string;
  offset: number;
  parts: string[];
  /** It is shared by all clinics, and a comment above it states the reason. */
  isReference: boolean;
}

// Statements that would tie the tables to one machine, or hide behavior from the code.
const FORBIDDEN: readonly [RegExp, string][] = [
  [/\btrigger\b/g, 'a trigger acts behind the code’s back'],
  [
    /\b(small|big)?serial\b|\bgenerated\s+(always|by\s+default)\s+as\s+identity\b/g,
    'ids are made by newId(), not counted by the database',
  ],
  [/\bcreate\s+sequence\b|\bnextval\b/g, 'a sequence counts on one machine only'],
  [/\btimestamp\b(?!\s+with\s+time\s+zone)(\s+without\s+time\s+zone)?/g, 'an instant is a timestamptz'],
  [/\brow\s+level\s+security\b|\bcreate\s+policy\b/g, 'keys keep clinics apart, not row-level security'],
  [/(?:^|;)\s*(begin|commit|rollback)\b/g, 'a migration runs inside a transaction already'],
];

// The table of a statement that creates, alters or fills it.
const WRITES =
  /\b(?:create\s+table|alter\s+table|drop\s+table|truncate(?:\s+table)?|insert\s+into|update|delete\s+from|(?:create\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?\w+|comment)\s+on(?:\s+table)?)\s+(?:if\s+(?:not\s+)?exists\s+)?(?:only\s+)?([\w.]+)/g;

/** Migrations are named by time, write only their module's schema, and start every key with the clinic. */
export const migrationsCheck: Check = (files) => {
  const migrations = files.flatMap(read);
  const references = new Set(
    migrations.flatMap((each) => tablesOf(each).flatMap(({ name, isReference }) => (isReference ? name : []))),
  );
  return [
    ...misplaced(files),
    ...sameTime(migrations),
    ...migrations.flatMap((each) => [
      ...forbidden(each),
      ...foreignWrites(each),
      ...tablesOf(each).flatMap((table) => [
        ...keyBreaches(each, table),
        ...referenceBreaches(each, table, references),
      ]),
    ]),
  ];
};

function read(file: SourceFile): Migration[] {
  const [whole, module, name = ''] = MIGRATION.exec(file.path) ?? [];
  return whole === undefined ? [] : [{ file, schema: module ?? 'platform', name, sql: bareSql(file.text) }];
}

function misplaced(files: readonly SourceFile[]): Breach[] {
  return files
    .filter(({ path }) => (path.endsWith('.sql') && path !== GENERATED) || MIGRATION.test(path))
    .flatMap(({ path }) => {
      const name = MIGRATION.exec(path)?.[2];
      if (name === undefined)
        return [{ path, line: 1, message: 'a statement of its own file is a migration, or lies in the code' }];
      return NAME.test(name)
        ? []
        : [{ path, line: 1, message: 'a migration is named YYYYMMDD-HHMM-what-it-makes.sql' }];
    });
}

function sameTime(migrations: readonly Migration[]): Breach[] {
  const byTime = Map.groupBy(migrations, ({ name }) => name.slice(0, 13));
  return [...byTime.values()].flatMap(([first, ...others]) =>
    others.map((each) => breach(each, 0, `has the time of ${first?.file.path}: which one runs first?`)),
  );
}

function forbidden(migration: Migration): Breach[] {
  return FORBIDDEN.flatMap(([pattern, message]) =>
    [...migration.sql.matchAll(pattern)].map(({ index }) => breach(migration, index, message)),
  );
}

function foreignWrites(migration: Migration): Breach[] {
  return [...migration.sql.matchAll(WRITES)].flatMap(({ 1: table = '', index }) => {
    if (!table.includes('.')) return [breach(migration, index, `name the schema: ${migration.schema}.${table}`)];
    if (table.startsWith(`${migration.schema}.`)) return [];
    return [breach(migration, index, `${migration.schema} may not write ${table}, which is another's`)];
  });
}

function tablesOf({ file, sql }: Migration): Table[] {
  const heads = sql.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)\s*\(/g);
  return [...heads].map(({ 0: head, 1: name = '', index }) => ({
    name,
    offset: index,
    parts: listParts(bracketed(sql, index + head.length - 1)),
    isReference: /(^| )reference table: \S/.test(commentAbove(file.text, index)),
  }));
}

function keyBreaches(migration: Migration, { name, offset, parts, isReference }: Table): Breach[] {
  if (isReference) return [];
  const key = parts.flatMap((part) => {
    const [, columns] = /\bprimary\s+key\s*\(([^)]*)\)/.exec(part) ?? [];
    if (columns !== undefined) return columns.trim().split(/\s*,\s*/)[0] ?? '';
    return /\bprimary\s+key\b/.test(part) ? (part.split(/\s/)[0] ?? '') : [];
  });
  if (key[0] === 'clinic_id') return [];
  const found = key[0] === undefined ? 'has no key' : `has a key that begins with ${key[0]}`;
  return [
    breach(migration, offset, `${name} ${found}: begin it with clinic_id, or say above it “-- reference table: why”`),
  ];
}

function referenceBreaches(
  migration: Migration,
  { name, offset, parts, isReference }: Table,
  references: Set<string>,
): Breach[] {
  return parts.flatMap((part) => {
    const [, target] = /\breferences\s+([\w.]+)/.exec(part) ?? [];
    if (target === undefined) return [];
    const [schema = ''] = target.split('.');
    const messages: string[] = [];
    if (!target.includes('.')) messages.push(`name the schema: references ${migration.schema}.${target}`);
    else if (schema !== migration.schema && !isBelow(schema, migration.schema))
      messages.push(`${name} refers upward, to ${target}`);
    const column = /\bforeign\s+key\s*\(\s*(\w+)/.exec(part)?.[1] ?? part.split(/\s/)[0];
    if (column !== 'clinic_id' && !isReference && !references.has(target)) {
      messages.push(`${name} refers to ${target} without clinic_id: another clinic's row would do`);
    }
    return messages.map((message) => breach(migration, offset, message));
  });
}

const isBelow = (lower: string, upper: string): boolean =>
  lower === 'platform' || (layerOf(lower) >= 0 && layerOf(lower) < layerOf(upper));

const breach = ({ file }: Migration, offset: number, message: string): Breach => ({
  path: file.path,
  line: lineAt(file.text, offset),
  message,
});
