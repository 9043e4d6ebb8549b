import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSearched, NOT_HELD, parametersOf } from '#fhir/rules';
import type { FhirResource } from '#platform/fhir/fhir-resource.ts';
import { modules } from '#server/modules.gen.ts';
import { replaceTable } from './markdown-table.ts';

const PATH = 'docs/fhir.md';

const NEVER_THERE = '## Elements that are never there';

/** Generates docs/fhir.md, from the code: every kind of record that the FHIR API serves, and the elements that no resource has. */
export async function fhirDocument(root: string): Promise<{ path: string; text: string }> {
  const text = replaceTable(await readFile(join(root, PATH), 'utf8'), table());
  return { path: PATH, text: replaceTable(text, elementsTable(), NEVER_THERE) };
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

function elementsTable(): string[][] {
  const rows = NOT_HELD.map(({ profile, elements, reason }) => [
    profile,
    elements.map((element) => `\`${element}\``).join(' '),
    reason,
  ]);
  return [['profile', 'elements', 'because'], ...rows];
}

function shortName(canonical: string): string {
  return canonical.slice(canonical.lastIndexOf('/') + 1);
}
