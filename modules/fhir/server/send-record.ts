import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';

/** Answers with a resource. */
export function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).type('application/fhir+json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers a read with the version, 304 if the client has it; a Binary as its content unless JSON is wanted. */
export function sendRecord(http: FastifyRequest, reply: FastifyReply, { resource }: FhirRecord): FastifyReply {
  const { versionId, lastUpdated } = resource.meta ?? {};
  reply.header('etag', `W/"${versionId}"`);
  if (lastUpdated !== undefined) reply.header('last-modified', new Date(lastUpdated).toUTCString());
  const known = (http.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (known.includes(`"${versionId}"`)) return reply.code(304).send();
  if (resource.resourceType !== 'Binary' || /json/i.test(http.headers.accept ?? '')) return send(reply, 200, resource);
  // Never shown on our own address: it may be a page.
  reply.header('content-disposition', 'attachment');
  return reply.type(resource.contentType).send(Buffer.from(resource.data ?? '', 'base64'));
}
