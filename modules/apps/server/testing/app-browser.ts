import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { must } from '#platform/testing/must.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { allowAsMember } from '../consent/allow-as-member.ts';
import { fhirBase } from '../registry/addresses.ts';

/** A request for authorization, as an app sends it. */
export interface Authorization {
  clientId: string;
  redirectUri: string;
  scope: string;
  verifier: string;
  state: string;
}

/** Returns a new PKCE verifier. */
export const newVerifier = (): string => randomBytes(32).toString('base64url');

/** Returns the S256 challenge of a verifier. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** A browser with cookies, which an app sends to the authorization server. */
export class AppBrowser {
  readonly #server: FastifyInstance;
  readonly #cookies = new Map<string, string>();

  constructor(server: FastifyInstance) {
    this.#server = server;
  }

  /** Sends a request with the cookies that it has, whatever their path. */
  async send(method: 'GET' | 'POST', url: string, payload?: object): Promise<LightMyRequestResponse> {
    const answer = await this.#server.inject({
      method,
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        accept: 'text/html',
      },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return answer;
  }

  /** Sends an authorization request; `changed` replaces or (undefined) removes parameters. */
  authorize(ctx: RequestContext, asked: Authorization, changed: Record<string, string | undefined> = {}) {
    const params = {
      response_type: 'code',
      client_id: asked.clientId,
      redirect_uri: asked.redirectUri,
      scope: asked.scope,
      state: asked.state,
      aud: fhirBase(ctx.app.config),
      code_challenge: challengeOf(asked.verifier),
      code_challenge_method: 'S256',
      ...changed,
    };
    const sent = Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return this.send('GET', `/fhir/oauth/authorize?${new URLSearchParams(sent).toString()}`);
  }

  /** Has a member allow the request with these scopes, and returns the address that the app gets. */
  async allow(
    ctx: RequestContext,
    answer: LightMyRequestResponse,
    scopes: readonly string[],
    patientId: string | null,
  ): Promise<URL> {
    const request = requestOf(answer);
    const { ticket } = must(await allowAsMember(ctx, { request, scopes, patientId }));
    return this.finish(request, ticket);
  }

  /** Finishes a request with a ticket, and returns the address that the app gets. */
  async finish(request: string, ticket: string): Promise<URL> {
    const finished = await this.send('POST', `/fhir/oauth/interaction/${request}/finish`, { ticket });
    const resumed = await this.send('GET', finished.json<{ location: string }>().location);
    const { location } = resumed.headers;
    if (location === undefined) throw new Error(`not resumed: ${resumed.statusCode} ${resumed.body}`);
    return new URL(location);
  }
}

/** Returns the id of the pending request that a browser was sent to. */
export function requestOf(answer: LightMyRequestResponse): string {
  const id = /\/fhir\/oauth\/interaction\/([\w-]+)$/.exec(String(answer.headers.location))?.[1];
  if (id === undefined)
    throw new Error(`no request was started: ${answer.statusCode} ${answer.headers.location ?? answer.body}`);
  return id;
}
