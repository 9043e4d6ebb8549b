import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '#platform/config.ts';
import { readBounded } from '../../http/read-bounded.ts';
import type { BackupStore } from './backup-store.ts';

// A full backup of some gigabytes over a slow line.
const PATIENCE_MS = 2 * 3_600_000;
const LARGEST_LIST = 4_000_000;

/** Keeps backups in a bucket of any S3 service with path-style URLs, below a prefix. A file has at most 5 GB. */
export function s3Store({ endpoint, bucket, key, secret, region, prefix }: S3Config & { prefix: string }): BackupStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const call = async (method: string, url: string, body?: Blob): Promise<Response> => {
    const answer = await client.fetch(url, {
      method,
      redirect: 'error',
      ...(body === undefined ? null : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok && answer.status !== 404) {
      await readBounded(answer, LARGEST_LIST);
      throw new Error(`The backup storage returned ${answer.status} for ${method}.`);
    }
    return answer;
  };
  const urlOf = (name: string): string =>
    `${endpoint}/${bucket}/${`${prefix}${name}`.split('/').map(encodeURIComponent).join('/')}`;
  return {
    async put(name, file) {
      const answer = await call('PUT', urlOf(name), await openAsBlob(file));
      await readBounded(answer, LARGEST_LIST);
      if (!answer.ok) throw new Error(`The backup storage returned ${answer.status} for PUT.`);
    },
    async get(name) {
      const answer = await call('GET', urlOf(name));
      if (answer.ok && answer.body !== null) return answer.body;
      await readBounded(answer, LARGEST_LIST);
      return null;
    },
    async list(start) {
      const names: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + start });
        if (after !== '') query.set('continuation-token', after);
        const answer = await call('GET', `${endpoint}/${bucket}?${query}`);
        const xml = (await readBounded(answer, LARGEST_LIST)).toString('utf8');
        if (!answer.ok) throw new Error(`The backup storage returned ${answer.status} for the list.`);
        for (const [, text] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) names.push(plain(text!).slice(prefix.length));
        after = plain(/<NextContinuationToken>([^<]*)</.exec(xml)?.[1] ?? '') || null;
      }
      return names.toSorted();
    },
    async remove(name) {
      await readBounded(await call('DELETE', urlOf(name)), LARGEST_LIST);
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name]!);
