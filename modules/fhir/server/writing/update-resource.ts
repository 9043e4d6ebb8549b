import type { FastifyRequest } from 'fastify';
import { type DomainError, domainError, isDomainError, notFound } from '#platform/domain-error.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { elementError, elementInvalid } from '#platform/fhir/parse-elements.ts';
import { isResourceId } from '../../rules/index.ts';
import { type FhirCall, readerOf } from '../call.ts';
import { grantsOf, mayRead, sourcesOf } from '../records/admit-type.ts';
import { notWritable } from './create-resource.ts';
import { ownerOf } from './owner-of.ts';
import { sentResource } from './sent-resource.ts';
import { writeOnce, type Written } from './write-once.ts';
import { mayWrite, refuseSystem, writerOf } from './writer-of.ts';

/** Changes a resource by the command of the module that owns it, if it still has the version of `If-Match`. */
export async function updateResource(
  call: FhirCall,
  http: FastifyRequest,
  type: string,
  id: string,
): Promise<Written | DomainError> {
  const sources = sourcesOf(call.app).filter((source) => source.type === type);
  if (!sources.some(({ update }) => update !== undefined)) return notWritable(call, type);
  const refused = refuseSystem(call);
  if (refused !== null) return refused;
  const grants = grantsOf(call, type, 'update');
  if (isDomainError(grants)) return grants;
  const resource = sentResource(http, type);
  if (isDomainError(resource)) return resource;
  if (resource.id !== id)
    return elementError('MALFORMED', [{ path: 'id', message: 'Send the same id as in the address' }]);
  const found = isResourceId(id) ? await findRecord(call, sources, id) : null;
  if (found === null || !grants.permits(found.record)) return notFound('resource');
  const { record, update } = found;
  const owner = ownerOf(call, resource, id);
  if (isDomainError(owner)) return owner;
  if (record.patientId === null || !update || !mayWrite(call, update, record.patientId))
    return update
      ? domainError('FORBIDDEN', 'You don’t have permission to change this record.')
      : domainError('NOT_ALLOWED', 'This record can’t be changed.');
  if (owner !== record.patientId) return elementInvalid('', 'The patient of a record can’t be changed');
  if (!grants.permits({ ...record, resource }))
    return domainError('INSUFFICIENT_SCOPE', 'The app was not granted access to such a resource.');
  const version = /^(?:W\/)?"([^"]+)"$/.exec(http.headers['if-match'] ?? '')?.[1];
  if (version === undefined)
    return domainError('VERSION_REQUIRED', 'Send the version that you changed in If-Match, e.g. W/"3".');
  return writeOnce(call, http, async () => {
    if (record.resource.meta?.versionId !== version) return staleVersion();
    const change = { id, version, resource, served: record.resource };
    return (await update.run(await writerOf(call), change)) ?? { id, isNew: false };
  });
}

function staleVersion(): DomainError {
  return domainError('STALE_VERSION', 'The resource has changed since this version. Read it again.');
}

async function findRecord(
  call: FhirCall,
  sources: readonly FhirResource[],
  id: string,
): Promise<{ record: FhirRecord; update: FhirResource['update'] } | null> {
  for (const source of sources.filter((one) => mayRead(call, one))) {
    const [record] = await source.read(readerOf(call), { ids: [id] });
    if (record !== undefined) return { record, update: source.update };
  }
  return null;
}
