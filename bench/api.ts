import { load, type LoadResult } from './load.ts';

/** A server under test, as the benchmarks call it. */
export interface BenchApi {
  port: number;
  tokens: string[];
}

const SESSIONS = 64;

/** Signs in many times, like the members of a large clinic. */
export async function signIn(port: number, username: string, password: string): Promise<BenchApi> {
  const tokens: string[] = [];
  for (let n = 0; n < SESSIONS; n += 1) {
    const answer = await callOnce(
      port,
      'registration',
      'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "bench") { token } }',
      { u: username, p: password },
    );
    tokens.push((answer as { login: { token: string } }).login.token);
  }
  return { port, tokens };
}

/** Makes one call; throws if it returns an error. */
export async function callOnce(
  port: number,
  service: string,
  query: string,
  variables: object,
  token?: string,
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}/api/${service}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return data;
}

/** Runs GraphQL calls with the given concurrency. */
export function loadApi(
  api: BenchApi,
  service: string,
  query: string,
  variables: (index: number) => object,
  options: { seconds: number; concurrency?: number; fits?: (body: string) => boolean },
): Promise<LoadResult> {
  return load(
    api.port,
    (index) => ({
      path: `/api/${service}`,
      body: JSON.stringify({ query, variables: variables(index) }),
      headers: { authorization: `Bearer ${api.tokens[index % api.tokens.length]}` },
    }),
    {
      concurrency: options.concurrency ?? 32,
      seconds: options.seconds,
      fits: (status, body) => status === 200 && !body.includes('"errors"') && (options.fits?.(body) ?? true),
    },
  );
}
