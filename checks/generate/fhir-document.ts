import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSearched, parametersOf } from '#fhir/rules';
import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { modules } from '#server/modules.gen.ts';
import { replaceTable } from './markdown-table.ts';

const PATH = 'docs/fhir.md';

/** Generates docs/fhir.md with the table of every kind of record that the FHIR API serves, from the code. */
export async function fhirDocument(root: string): Promise<{ path: string; text: string }> {
  return { path: PATH, text: replaceTable(await readFile(join(root, PATH), 'utf8'), table()) };
}

function table(): string[][] {
  const sources = modules.flatMap(({ fhirResources = [] }) => fhirResources);
  const types = [...new Set(sources.map(({ type }) => type))].toSorted();
  const rows = types.map((type) => {
    const ofType = sources.filter((source) => source.type === type);
    const profiles = [...new Set(ofType.flatMap((source) => source.profiles.map(shortName)))];
    const searches = isSearched(type) ? Object.keys(parametersOf(type)).filter((name) => !name.startsWith('_')) : [];
    return [
      type,
      profiles.join(', '),
      ofType.map(({ id, rule }) => `\`${id}\` (\`${rule}\`)`).join(', '),
      searches.map((name) => `\`${name}\``).join(' '),
      ofType.flatMap(writesOf).join('; '),
    ];
  });
  return [['resource', 'profiles', 'records (right)', 'search parameters', 'create and update (right)'], ...rows];
}

function writesOf({ create, update }: FhirResource): string[] {
  return [
    ...(create === undefined ? [] : [`create: ${create.what} (\`${create.rule}\`${byPatients(create)})`]),
    ...(update === undefined ? [] : [`update: ${update.what} (\`${update.rule}\`${byPatients(update)})`]),
  ];
}

function byPatients({ byPatients: isTheirs }: { byPatients?: true }): string {
  return isTheirs === true ? ', or the patient' : '';
}

function shortName(canonical: string): string {
  return canonical.slice(canonical.lastIndexOf('/') + 1);
}
