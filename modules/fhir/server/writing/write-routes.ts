import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { FHIR_PATH, type FhirCall } from '../call.ts';
import { recordFhirAccess } from '../record-fhir-access.ts';
import { sourcesOf } from '../records/admit-type.ts';
import { createResource } from './create-resource.ts';
import { readWritten, sendWritten } from './send-written.ts';
import { LARGEST_RESOURCE } from './sent-resource.ts';
import { updateResource } from './update-resource.ts';
import type { Written } from './write-once.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Answers a call with a valid token; refusals are domain errors. */
type Answer = (call: FhirCall, http: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | DomainError>;
type Handler = (http: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves create and update. `admits` returns whether a caller has a valid token, before a large body is read. */
export function writeRoutes(
  api: FastifyInstance,
  withCall: (answer: Answer) => Handler,
  admits: (http: FastifyRequest) => Promise<boolean>,
): void {
  const options = { bodyLimit: LARGEST_RESOURCE, config: { admitsLargeBody: admits } };
  api.post(
    `${FHIR_PATH}/:type`,
    options,
    withCall((call, http, reply) => {
      const { type } = http.params as { type: string };
      return answerWrite(call, http, reply, type, createResource(call, http, type));
    }),
  );
  api.put(
    `${FHIR_PATH}/:type/:id`,
    options,
    withCall((call, http, reply) => {
      const { type, id } = http.params as { type: string; id: string };
      return answerWrite(call, http, reply, type, updateResource(call, http, type, id));
    }),
  );
}

async function answerWrite(
  call: FhirCall,
  http: FastifyRequest,
  reply: FastifyReply,
  type: string,
  write: Promise<Written | DomainError>,
): Promise<FastifyReply | DomainError> {
  const written = await write;
  if (isDomainError(written)) {
    // Other records of the type may be written; this one, or all, are only read.
    if (written.code === 'NOT_ALLOWED') reply.header('allow', READS.join(', '));
    return written;
  }
  const record = await readWritten(call, type, written.id);
  const action = http.method === 'PUT' ? 'update' : written.isNew ? 'create' : 'search';
  await recordFhirAccess(call, { action, what: type, id: written.id, patientId: record?.patientId ?? null });
  return sendWritten(call, http, reply, written, type, record);
}

/** Returns the methods that an address of the API can be called with (`Allow`). */
export function allowedOn(app: App, url: string): string {
  const [, type, rest] = /^\/fhir\/R4\/([A-Za-z]+)(\/[^/?]+)?(?:\?.*)?$/.exec(url) ?? [];
  const sources = sourcesOf(app).filter((source) => source.type === type);
  const isCreated = rest === undefined && sources.some(({ create }) => create !== undefined);
  const isChanged = rest !== undefined && sources.some(({ update }) => update !== undefined);
  return [...READS, ...(isCreated ? ['POST'] : []), ...(isChanged ? ['PUT'] : [])].join(', ');
}
