import { fhirBase, issuerOf } from '#apps/server';
import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4';
import type { App } from '#platform/app.ts';
import { codeableConcept, coding } from '#platform/fhir/build-elements.ts';
import { isSearched, parametersOf } from '../rules/index.ts';
import { PROVENANCE_PROFILE } from './records/provenance.ts';
import { sourcesOf } from './records/admit-type.ts';
import { describeSubscriptions } from './subscriptions/describe-subscriptions.ts';
import { topicsOf } from './subscriptions/subscription-access.ts';

/** The day of the last change of what this code can do; the statement itself follows the sources. */
const CHANGED = '2026-11-28';
const CORE = 'http://hl7.org/fhir/us/core';
const SECURITY_SERVICE = 'http://terminology.hl7.org/CodeSystem/restful-security-service';
const BULK = 'http://hl7.org/fhir/uv/bulkdata';
const exportOf = (level: string) => ({ name: 'export', definition: `${BULK}/OperationDefinition/${level}-export` });
const OPERATIONS: Readonly<Record<string, { name: string; definition: string }[]>> = {
  Patient: [
    { name: 'everything', definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything' },
    exportOf('patient'),
  ],
  Group: [exportOf('group')],
  DocumentReference: [{ name: 'docref', definition: `${CORE}/OperationDefinition/docref` }],
};

/** Returns what the API of this server can do; it follows the sources of the modules, and is the same for all clinics. */
export function capabilityStatement(app: App): CapabilityStatement {
  const profiles = new Map<string, Set<string>>([['Provenance', new Set([PROVENANCE_PROFILE])]]);
  for (const source of sourcesOf(app)) {
    const known = profiles.get(source.type) ?? new Set();
    profiles.set(source.type, known.union(new Set(source.profiles)));
  }
  const types = [...profiles.keys()].toSorted();
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: CHANGED,
    kind: 'instance',
    instantiates: [`${CORE}/CapabilityStatement/us-core-server`, `${BULK}/CapabilityStatement/bulk-data`],
    software: { name: 'Salus' },
    implementation: { description: 'Records of clinics', url: fhirBase(app.config) },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    implementationGuide: [`${CORE}/ImplementationGuide/hl7.fhir.us.core|6.1.0`],
    rest: [
      {
        mode: 'server',
        security: {
          cors: true,
          service: [codeableConcept([coding(SECURITY_SERVICE, 'SMART-on-FHIR')])],
          description: 'Access tokens of SMART App Launch 2',
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: ['authorize', 'token', 'introspect', 'revoke'].map((url) => ({
                url,
                valueUri: `${issuerOf(app.config)}/${url}`,
              })),
            },
          ],
        },
        resource: [
          ...types.map((type) => describeType(app, type, [...profiles.get(type)!])),
          ...(topicsOf(app).length > 0 ? [describeSubscriptions(app)] : []),
        ],
        operation: [{ name: 'export', definition: `${BULK}/OperationDefinition/export` }],
      },
    ],
  };
}

function describeType(app: App, type: string, profiles: readonly string[]): CapabilityStatementRestResource {
  const parameters = isSearched(type) ? Object.entries(parametersOf(type)) : [];
  const references = parameters.filter(([, parameter]) => parameter.type === 'reference').map(([name]) => name);
  const operation = OPERATIONS[type];
  const sources = sourcesOf(app).filter((source) => source.type === type);
  const isCreated = sources.some(({ create }) => create !== undefined);
  const isChanged = sources.some(({ update }) => update !== undefined);
  return {
    type: type as CapabilityStatementRestResource['type'],
    ...(profiles.length > 0 && { supportedProfile: [...profiles] }),
    interaction: [
      { code: 'read' },
      ...(isSearched(type) ? [{ code: 'search-type' as const }] : []),
      ...(isCreated ? [{ code: 'create' as const }] : []),
      ...(isChanged ? [{ code: 'update' as const }] : []),
    ],
    versioning: isChanged ? 'versioned-update' : 'versioned',
    ...(isCreated && { conditionalCreate: true }),
    ...(isChanged && { updateCreate: false }),
    readHistory: false,
    conditionalRead: 'not-match',
    referencePolicy: ['literal', 'local'],
    ...(references.length > 0 && { searchInclude: references.map((name) => `${type}:${name}`) }),
    ...(isSearched(type) && type !== 'Provenance' && { searchRevInclude: ['Provenance:target'] }),
    ...(parameters.length > 0 && {
      searchParam: parameters.map(([name, parameter]) => ({ name, type: parameter.type })),
    }),
    ...(operation !== undefined && { operation }),
  };
}
