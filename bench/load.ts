import { Agent, request as httpRequest } from 'node:http';

/** The result of a load: requests per second, and the median and 99th percentile of the latency in milliseconds. */
export interface LoadResult {
  perSecond: number;
  median: number;
  p99: number;
  failures: number;
}

/** A call of the load; without `body` it is a GET. */
export interface LoadCall {
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Keeps `concurrency` calls running for `seconds`, after a warm-up of a third of that. `fits` returns whether a
 * response is correct.
 */
export async function load(
  port: number,
  calls: (index: number) => LoadCall,
  options: { concurrency: number; seconds: number; fits: (status: number, body: string) => boolean },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.concurrency });
  let index = 0;
  let failures = 0;
  const run = async (until: number, latencies: number[] | null): Promise<void> => {
    const worker = async (): Promise<void> => {
      while (performance.now() < until) {
        const begun = performance.now();
        const { status, body } = await send(agent, port, calls(index++));
        if (!options.fits(status, body)) failures += 1;
        latencies?.push(performance.now() - begun);
      }
    };
    await Promise.all(Array.from({ length: options.concurrency }, worker));
  };
  await run(performance.now() + (options.seconds * 1000) / 3, null);
  failures = 0;
  const latencies: number[] = [];
  const begun = performance.now();
  await run(begun + options.seconds * 1000, latencies);
  const elapsed = (performance.now() - begun) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { perSecond: latencies.length / elapsed, median: at(0.5), p99: at(0.99), failures };
}

/** Sends one call and returns the response. */
export function send(agent: Agent, port: number, call: LoadCall): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const body = call.body;
    const request = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: call.path,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          ...call.headers,
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
