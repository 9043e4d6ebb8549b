import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#platform/config.ts';
import { readBounded } from '#platform/http/read-bounded.ts';
import type { Storage } from './storage.ts';

const PATIENCE_MS = 30_000;
// Maximum size of a storage's XML response.
const LARGEST_WORDS = 64 * 1024;

/** Stores bytes in a bucket of any S3 service with path-style URLs, under `files/<clinic>/<id>`. */
export function s3Storage({ endpoint, bucket, key, secret, region }: S3Config): Storage {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const call = (clinicId: string, id: string, method: string, body?: Buffer): Promise<Response> =>
    client.fetch(`${endpoint}/${bucket}/files/${clinicId}/${id}`, {
      method,
      redirect: 'error',
      // A copy, since fetch does not accept shared buffers.
      ...(body === undefined ? null : { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  return {
    async put(clinicId, id, bytes) {
      const answer = await call(clinicId, id, 'PUT', bytes);
      await readBounded(answer, LARGEST_WORDS);
      if (!answer.ok) throw new Error(`files: S3 returned ${answer.status} for a write`);
    },
    async remove(clinicId, id) {
      const answer = await call(clinicId, id, 'DELETE');
      await readBounded(answer, LARGEST_WORDS);
      if (!answer.ok && answer.status !== 404) throw new Error(`files: S3 returned ${answer.status} for a deletion`);
    },
    async get(clinicId, id, size) {
      const answer = await call(clinicId, id, 'GET');
      const bytes = await readBounded(answer, answer.ok ? size : LARGEST_WORDS);
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`files: S3 returned ${answer.status} for a read`);
      return bytes;
    },
  };
}
