import type { Scope } from '#apps/rules';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { isSearched, matchesAll, parseSearch } from '../../rules/index.ts';
import { contextOf, type FhirCall } from '../call.ts';

/** What the scopes of a call grant of a resource type. */
interface Grants {
  /** Everything of patients is limited to this one; null for all that the person may see. */
  readonly patientId: string | null;
  permits(record: FhirRecord): boolean;
}

/** What a call may read of a resource type, and from which sources. */
export interface AdmittedType extends Grants {
  readonly type: string;
  readonly sources: readonly FhirResource[];
}

/** The reading interactions that a scope can grant. */
export type Reading = 'read' | 'search';

/** The interactions that a scope can grant. */
type Interaction = Reading | 'create' | 'update';

/** Returns what the modules offer to the API. */
export function sourcesOf(app: FhirCall['app']): FhirResource[] {
  return modulesOf(app).flatMap(({ fhirResources = [] }) => fhirResources);
}

/** Returns what a call may read of a type; NOT_SUPPORTED, INSUFFICIENT_SCOPE or FORBIDDEN if nothing. */
export function admitType(call: FhirCall, type: string, reading: Reading): AdmittedType | DomainError {
  const offered = sourcesOf(call.app).filter((source) => source.type === type);
  if (offered.length === 0 || (reading === 'search' && !isSearched(type)))
    return domainError('NOT_SUPPORTED', 'This resource type is not supported.');
  const grants = grantsOf(call, type, reading);
  if (isDomainError(grants)) return grants;
  const sources = offered.filter((source) => mayRead(call, source));
  if (sources.length === 0) return domainError('FORBIDDEN', 'You don’t have permission to see these records.');
  return { ...grants, type, sources };
}

/** Returns what the scopes of a call grant of a type; INSUFFICIENT_SCOPE if nothing. */
export function grantsOf(call: FhirCall, type: string, interaction: Interaction): Grants | DomainError {
  const { who, patientId: inContext, scopes } = call.access;
  const patientId = who.kind === 'patient' ? who.patientId : inContext;
  const grants = scopes
    .filter(
      (scope) => scope[interaction] && (scope.type === '*' || scope.type === type) && isOfKind(scope, who, patientId),
    )
    .map((scope) => ({
      isLimited: scope.context === 'patient' || who.kind === 'patient',
      meets: filterOf(call, type, scope),
    }));
  if (grants.length === 0)
    return domainError('INSUFFICIENT_SCOPE', 'The app was not granted access to this resource type.');
  return {
    patientId: grants.every(({ isLimited }) => isLimited) ? patientId : null,
    permits: ({ resource, patientId: owner }) =>
      grants.some(({ isLimited, meets }) => (!isLimited || owner === null || owner === patientId) && meets(resource)),
  };
}

function isOfKind({ context }: Scope, who: FhirCall['access']['who'], patientId: string | null): boolean {
  return context === 'patient' ? patientId !== null : (context === 'system') === (who.kind === 'system');
}

/**
 * Returns whether the person may read the records of a source. A rule that is granted for less than the whole clinic is
 * not enough: sources return all records.
 */
export function mayRead({ access: { who } }: FhirCall, { rule }: FhirResource): boolean {
  return who.kind !== 'member' || (who.actor.rules.has(rule) && who.actor.scopes?.has(rule) !== true);
}

function filterOf(call: FhirCall, type: string, { filter }: Scope): (resource: FhirRecord['resource']) => boolean {
  if (filter === null) return () => true;
  const search = parseSearch(type, [[filter.parameter, filter.value]], true);
  // A filter that is not understood grants nothing.
  if ('path' in search || search.criteria.length === 0) return () => false;
  return (resource) => matchesAll(resource, search.criteria, contextOf(call));
}
