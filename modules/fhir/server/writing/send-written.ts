import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationOutcome } from 'fhir/r4';
import { fhirBase } from '#apps/server';
import { isDomainError } from '#platform/domain-error.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import { type FhirCall, readerOf } from '../call.ts';
import { admitType, sourcesOf } from '../records/admit-type.ts';
import { send } from '../send-record.ts';
import type { Written } from './write-once.ts';

/** Reads a resource that the call has just written, whatever it may read otherwise. */
export async function readWritten(call: FhirCall, type: string, id: string): Promise<FhirRecord | null> {
  const sources = sourcesOf(call.app).filter((source) => source.type === type);
  const found = await Promise.all(sources.map((source) => source.read(readerOf(call), { ids: [id] })));
  return found.flat()[0] ?? null;
}

/**
 * Answers a write with the version, and with what `Prefer: return=` asks for: the resource as it is stored, nothing, or
 * an OperationOutcome. The resource is sent only if the app may read it.
 */
export function sendWritten(
  call: FhirCall,
  http: FastifyRequest,
  reply: FastifyReply,
  { isNew, id }: Written,
  type: string,
  record: FhirRecord | null,
): FastifyReply {
  const status = isNew ? 201 : 200;
  const { versionId, lastUpdated } = record?.resource.meta ?? {};
  if (versionId !== undefined) reply.header('etag', `W/"${versionId}"`);
  if (lastUpdated !== undefined) reply.header('last-modified', new Date(lastUpdated).toUTCString());
  reply.header('location', `${fhirBase(call.app.config)}/${type}/${id}`);
  const wanted = /\breturn=(minimal|representation|OperationOutcome)\b/.exec(String(http.headers['prefer'] ?? ''))?.[1];
  if (wanted === 'OperationOutcome') return send(reply, status, done(isNew));
  const readable = admitType(call, type, 'read');
  const isShown = wanted !== 'minimal' && record !== null && !isDomainError(readable) && readable.permits(record);
  return isShown ? send(reply, status, record.resource) : reply.code(status).send();
}

function done(isNew: boolean): OperationOutcome {
  const diagnostics = isNew ? 'The resource was created.' : 'The resource was saved.';
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'information', code: 'informational', diagnostics }] };
}
