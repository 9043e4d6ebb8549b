import { createHash, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { LocalServer } from '../mail-server.ts';
import { escaped, page } from '../oauth-party.ts';

/** A SMART app on loopback, which any clinic can register as an app for phones and browsers. */
export interface SmartApp extends LocalServer {
  /** The client id under which it was registered; to be set before it is opened. */
  clientId: string;
}

interface Visit {
  verifier: string;
  iss: string;
  tokenUrl: string;
}

const SCOPES = 'launch openid fhirUser patient/Patient.r patient/Observation.rs';

/**
 * Starts an app that speaks SMART App Launch 2: `/launch` is opened by a clinic's program, `/?iss=…` by a patient. Its
 * page shows the patient and the scopes of its token, and the answer of the FHIR API.
 */
export async function startSmartApp(): Promise<SmartApp> {
  const visits = new Map<string, Visit>();
  const server = createServer((http, reply) => {
    const url = new URL(http.url ?? '/', `http://127.0.0.1:${port}`);
    void answer(url, reply).catch((error: unknown) => show(reply, 'Failed', [String(error)]));
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const app: SmartApp = {
    port,
    clientId: '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const redirect = `http://127.0.0.1:${port}/callback`;

  async function answer(url: URL, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams: sent } = url;
    if (pathname === '/callback') return finish(sent, reply);
    const iss = sent.get('iss');
    if (iss === null || (pathname !== '/launch' && pathname !== '/'))
      return show(reply, 'Test app', ['Nothing to open.']);
    const found = await fetch(`${iss}/.well-known/smart-configuration`);
    const { authorization_endpoint: authorize, token_endpoint: tokenUrl } = (await found.json()) as Record<
      string,
      string
    >;
    const [state, verifier] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
    visits.set(state, { verifier, iss, tokenUrl: tokenUrl! });
    const launch = sent.get('launch');
    const asked = new URL(authorize!);
    asked.search = new URLSearchParams({
      response_type: 'code',
      client_id: app.clientId,
      redirect_uri: redirect,
      scope: launch === null ? SCOPES.replace('launch', 'launch/patient') : SCOPES,
      state,
      aud: iss,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(launch !== null && { launch }),
    }).toString();
    reply.writeHead(302, { location: asked.href });
    reply.end();
  }

  async function finish(sent: URLSearchParams, reply: ServerResponse): Promise<void> {
    const visit = visits.get(sent.get('state') ?? '');
    visits.delete(sent.get('state') ?? '');
    const code = sent.get('code');
    if (visit === undefined || code === null) return show(reply, 'Not allowed', [sent.get('error') ?? 'unknown visit']);
    const token = await fetch(visit.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: app.clientId,
        code_verifier: visit.verifier,
      }),
    });
    const granted = (await token.json()) as { access_token?: string; patient?: string; scope?: string; error?: string };
    if (granted.access_token === undefined) return show(reply, 'Not allowed', [granted.error ?? 'no token']);
    const read = await fetch(`${visit.iss}/Patient/${granted.patient ?? ''}`, {
      headers: { authorization: `Bearer ${granted.access_token}`, accept: 'application/fhir+json' },
    });
    const scopes = (granted.scope ?? '').split(' ').toSorted().join(' ');
    show(reply, 'Connected', [`Patient ${granted.patient ?? ''}`, `Scopes ${scopes}`, `FHIR ${read.status}`]);
  }
  return app;
}

function show(reply: ServerResponse, title: string, lines: readonly string[]): void {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  reply.end(page(title, `<h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`));
}
