import { Visitor } from 'vite';
import { isCode, isGenerated, isTest, parseSource } from './reading/parse-source.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const TYPES = 'platform/database.gen.ts';
const WRITES_SQL = /^(modules\/[^/]+\/server|platform|server)\//;
/**
 * Marks a statement that is meant for all clinics, with the reason: `// All clinics: the clock runs for each of them.`
 */
const FOR_ALL = /(?:--|\/\/|\/\*) All clinics: \S/i;

/**
 * Handwritten SQL that reads or writes rows of a clinic must filter by the clinic's key: in the statement, or in a
 * fragment of the same file that it includes. A function that receives its conditions states in a comment that they
 * include `clinic_id`; a statement that is meant for all clinics states the reason.
 */
export const clinicKey: Check = (files) => {
  const tables = clinicTables(files.find(({ path }) => path === TYPES)?.text ?? '');
  return files
    .filter(({ path }) => WRITES_SQL.test(path) && isCode(path) && !isTest(path) && !isGenerated(path))
    .flatMap((file) => inFile(file, tables));
};

/** Returns the tables in the generated types that have a `clinic_id`. */
function clinicTables(types: string): ReadonlySet<string> {
  const names = new Map(
    [...types.matchAll(/^ {2}"?([a-z_]+\.[a-z_]+)"?: (\w+);$/gm)].map(([, table, name]) => [name!, table!]),
  );
  const found = [...types.matchAll(/^export interface (\w+) \{\n([\s\S]*?)^\}/gm)].flatMap(([, name, body]) => {
    const table = names.get(name!);
    return table !== undefined && /^ {2}clinic_id:/m.test(body!) ? [table] : [];
  });
  return new Set(found);
}

function inFile(file: SourceFile, tables: ReadonlySet<string>): Breach[] {
  const { program } = parseSource(file);
  const found: Breach[] = [];
  const parts = program.body.map(({ start, end }) => {
    const text = file.text.slice(start, end);
    const names = [...text.matchAll(/^(?:export )?(?:async )?(?:function|const) (\w+)/g)].map(([, name]) => name!);
    return { start, end, text, names };
  });
  let outer = -1;
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi, start, end }) => {
      // A fragment inside a statement is part of it.
      if (start < outer || !/^sql\b/.test(file.text.slice(tag.start, tag.end))) return;
      outer = end;
      const text = file.text.slice(quasi.start, quasi.end);
      const named = [...text.matchAll(/(?:\b(?:from|join|update|into)\s+|^`\s*)([a-z_]+\.[a-z_]+)/g)].map(
        ([, name]) => name!,
      );
      const table = named.find((name) => tables.has(name));
      if (table === undefined || /\bclinic_id\b/.test(text) || FOR_ALL.test(text)) return;
      const around = parts.find((part) => part.start <= start && part.end >= end)?.text ?? '';
      const fragments = parts.filter(({ names }) => names.some((name) => new RegExp(`\\$\\{${name}\\b`).test(text)));
      if (
        [around, ...fragments.map((part) => part.text)].some((said) => /\bclinic_id\b/.test(said) || FOR_ALL.test(said))
      )
        return;
      found.push({ path: file.path, line: lineAt(file.text, start), message: `${table} without clinic_id` });
    },
  }).visit(program);
  return found;
}
