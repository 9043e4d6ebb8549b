import type { FastifyRequest } from 'fastify';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { elementInvalid } from '#platform/fhir/parse-elements.ts';
import type { FhirCall } from '../call.ts';
import { grantsOf, sourcesOf } from '../records/admit-type.ts';
import { findExisting } from './find-existing.ts';
import { ownerOf } from './owner-of.ts';
import { sentResource } from './sent-resource.ts';
import { writeOnce, type Written } from './write-once.ts';
import { mayWrite, refuseSystem, writerOf } from './writer-of.ts';

/** Creates a resource by the command of the module that owns its type; NOT_ALLOWED if none does. */
export async function createResource(
  call: FhirCall,
  http: FastifyRequest,
  type: string,
): Promise<Written | DomainError> {
  const sources = sourcesOf(call.app).filter((source) => source.type === type && source.create !== undefined);
  if (sources.length === 0) return notWritable(call, type);
  const refused = refuseSystem(call);
  if (refused !== null) return refused;
  const grants = grantsOf(call, type, 'create');
  if (isDomainError(grants)) return grants;
  const resource = sentResource(http, type);
  if (isDomainError(resource)) return resource;
  const owner = ownerOf(call, resource, null);
  if (isDomainError(owner)) return owner;
  const record = { resource, patientId: owner, authorUserId: null, authoredTime: call.now };
  if (!grants.permits(record))
    return domainError('INSUFFICIENT_SCOPE', 'The app was not granted access to such a resource.');
  if (!sources.some(({ create }) => mayWrite(call, create!, owner)))
    return domainError('FORBIDDEN', 'You don’t have permission to create these records.');
  const create = sources.map((source) => source.create!).find((one) => one.takes(resource));
  if (create === undefined)
    return elementInvalid('', `What can be created: ${sources.map((source) => source.create!.what).join('; ')}`);
  if (!mayWrite(call, create, owner))
    return domainError('FORBIDDEN', 'You don’t have permission to create this record.');
  const condition = http.headers['if-none-exist'];
  const written = await writeOnce(call, http, async () => {
    const existing = condition === undefined ? null : await findExisting(call, type, String(condition));
    if (isDomainError(existing)) return existing;
    if (existing !== null) return { id: existing, isNew: false };
    const id = await create.run(await writerOf(call), resource);
    return isDomainError(id) ? id : { id, isNew: true };
  });
  return isDomainError(written) ? asElement(written) : written;
}

/** Returns why a type can’t be written: it does not exist, or is only read. */
export function notWritable(call: FhirCall, type: string): DomainError {
  const isServed = type === 'Provenance' || sourcesOf(call.app).some((source) => source.type === type);
  return isServed
    ? domainError('NOT_ALLOWED', 'This resource type can’t be written in this way.')
    : domainError('NOT_SUPPORTED', 'This resource type is not supported.');
}

// What does not exist is something that the resource refers to.
function asElement(error: DomainError): DomainError {
  return error.code === 'NOT_FOUND' ? domainError('REFERENCE_NOT_FOUND', error.message) : error;
}
