import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../database.ts';
import { inSpan, setTracer, type Tracer } from './traces.ts';
import { openTraces } from './open-traces.ts';
import { useTestApp } from '../testing/test-app.ts';

const app = useTestApp();
let tracer: Tracer | null = null;
afterEach(async () => {
  setTracer(null);
  await tracer?.close();
  tracer = null;
});

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** Starts a collector; returns its address and the spans that it has received. */
async function collector() {
  const spans: Sent[] = [];
  const paths: string[] = [];
  const server = createServer((http, reply) => {
    paths.push(http.url ?? '');
    const chunks: Buffer[] = [];
    http.on('data', (chunk: Buffer) => chunks.push(chunk));
    http.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        resourceSpans: { scopeSpans: { spans: Sent[] }[] }[];
      };
      spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      reply.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, paths, close: () => void server.close() };
}

test('statements are sent inside the work that made them, without their values', async () => {
  const { url, spans, paths, close } = await collector();
  tracer = openTraces(url, 'salus', app().log);
  setTracer(tracer);
  // One connection: the others wait for it.
  const database = openDatabase(app().database.url, { connections: 1 });
  await Promise.all(
    ['one', 'two'].map((name) =>
      inSpan(`job ${name}`, async () => {
        await database.pool.query('select $1::text as secret', ['Rosa Quill']);
        await database.transaction((tx) => sql`select ${'Rosa Quill'}::text, 'Quill' as literal`.execute(tx));
      }),
    ),
  );
  await expect(inSpan('job three', () => database.pool.query('select 1 / 0'))).rejects.toThrow('division');
  await database.close();
  await tracer.close();
  tracer = null;
  close();
  expect(new Set(paths)).toEqual(new Set(['/v1/traces']));
  expect(JSON.stringify(spans)).not.toMatch(/rosa|quill/i);
  for (const name of ['job one', 'job two']) {
    const job = spans.find((span) => span.name === name)!;
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === job.spanId);
    expect(inside.map((span) => span.name)).toEqual(['SELECT', 'BEGIN', 'SELECT', 'COMMIT']);
    expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([job.traceId]));
    expect(inside[2]!.attributes).toContainEqual({
      key: 'db.query.text',
      value: { stringValue: 'select $1::text, ? as literal' },
    });
  }
});

test('without traces, work just runs', async () => {
  expect(await inSpan('job', async () => 1)).toBe(1);
});
