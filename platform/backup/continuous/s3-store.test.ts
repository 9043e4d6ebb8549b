import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { s3Store } from './s3-store.ts';

/** A bucket that lists two objects per answer, as S3 lists a thousand. */
async function openBucket(): Promise<string> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (call, reply) => {
    const { pathname, searchParams } = new URL(call.url!, 'http://s3');
    const parts: Buffer[] = [];
    for await (const part of call) parts.push(part as Buffer);
    if (!call.headers.authorization?.includes('Credential=AKEY/')) return void reply.writeHead(403).end();
    if (call.method === 'PUT') return void reply.end(void objects.set(pathname, Buffer.concat(parts)));
    if (call.method === 'DELETE') return void reply.writeHead(204).end(void objects.delete(pathname));
    if (pathname !== '/clinic')
      return void reply.writeHead(objects.has(pathname) ? 200 : 404).end(objects.get(pathname));
    const begin = Number(searchParams.get('continuation-token') ?? 0);
    const names = [...objects.keys()]
      .map((name) => name.slice('/clinic/'.length))
      .filter((name) => name.startsWith(searchParams.get('prefix')!));
    const shown = names
      .slice(begin, begin + 2)
      .map((name) => `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key></Contents>`);
    const next = begin + 2 < names.length ? `<NextContinuationToken>${begin + 2}</NextContinuationToken>` : '';
    return void reply.end(`<ListBucketResult>${shown.join('')}${next}</ListBucketResult>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

it('stores, lists and removes in a bucket', async () => {
  const endpoint = await openBucket();
  const account = { endpoint, bucket: 'clinic', key: 'AKEY', secret: 'hidden', region: 'us-east-1' };
  const store = s3Store({ ...account, prefix: 'salus/' });
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'salus-s3-')), 'file');
  await writeFile(file, 'sealed');
  for (const name of ['wal/3', 'wal/1', 'wal/2', 'base/1', 'wal/4']) await store.put(name, file);
  expect(await store.list('wal/')).toEqual(['wal/1', 'wal/2', 'wal/3', 'wal/4']);
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await store.get('wal/1')) ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toBe('sealed');
  expect(await store.get('wal/9')).toBeNull();
  await store.remove('wal/1');
  await store.remove('wal/1');
  expect(await store.list('')).toEqual(['base/1', 'wal/2', 'wal/3', 'wal/4']);
  await expect(s3Store({ ...account, key: 'OTHER', prefix: '' }).list('')).rejects.toThrow('returned 403');
});
