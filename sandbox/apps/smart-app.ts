import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { LocalServer } from '../mail-server.ts';
import { escaped, page } from '../oauth-party.ts';

/** What the app answers: a page, or a way to another address. */
export interface AppAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Visit {
  clientId: string;
  verifier: string;
  iss: string;
  tokenUrl: string;
}

const SCOPES = 'launch openid fhirUser patient/Patient.r patient/Observation.rs';

/**
 * Returns an app that speaks SMART App Launch 2, at an address of its own: `/launch` is opened by a clinic's program,
 * `/?iss=…` by a patient, with its `client_id` unless that is known. Its page shows the patient and the scopes of its
 * token, and the answer of the FHIR API. `mayCall` says which servers it calls.
 */
export function makeSmartApp(
  address: string,
  mayCall: (iss: string) => boolean,
  knownId: () => string | null = () => null,
): (url: URL) => Promise<AppAnswer> {
  const visits = new Map<string, Visit>();
  const redirect = `${address}/callback`;

  async function open(sent: URLSearchParams): Promise<AppAnswer> {
    const [iss, clientId, launch] = [sent.get('iss'), sent.get('client_id') ?? knownId(), sent.get('launch')];
    if (iss === null || clientId === null || !mayCall(iss)) return show('Test app', ['Nothing to open.']);
    const found = await fetch(`${iss}/.well-known/smart-configuration`, { redirect: 'error' });
    const { authorization_endpoint: authorize, token_endpoint: tokenUrl } = (await found.json()) as Record<
      string,
      string
    >;
    const [state, verifier] = [randomBytes(16).toString('hex'), randomBytes(32).toString('base64url')];
    visits.set(state, { clientId, verifier, iss, tokenUrl: tokenUrl! });
    const asked = new URL(authorize!);
    asked.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirect,
      scope: launch === null ? SCOPES.replace('launch', 'launch/patient') : SCOPES,
      state,
      aud: iss,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(launch !== null && { launch }),
    }).toString();
    return { status: 302, headers: { location: asked.href }, body: '' };
  }

  async function finish(sent: URLSearchParams): Promise<AppAnswer> {
    const visit = visits.get(sent.get('state') ?? '');
    visits.delete(sent.get('state') ?? '');
    const code = sent.get('code');
    if (visit === undefined || code === null) return show('Not allowed', [sent.get('error') ?? 'unknown visit']);
    const token = await fetch(visit.tokenUrl, {
      method: 'POST',
      redirect: 'error',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: visit.clientId,
        code_verifier: visit.verifier,
      }),
    });
    const granted = (await token.json()) as { access_token?: string; patient?: string; scope?: string; error?: string };
    if (granted.access_token === undefined) return show('Not allowed', [granted.error ?? 'no token']);
    const read = await fetch(`${visit.iss}/Patient/${granted.patient ?? ''}`, {
      redirect: 'error',
      headers: { authorization: `Bearer ${granted.access_token}`, accept: 'application/fhir+json' },
    });
    const scopes = (granted.scope ?? '').split(' ').toSorted().join(' ');
    return show('Connected', [`Patient ${granted.patient ?? ''}`, `Scopes ${scopes}`, `FHIR ${read.status}`]);
  }
  return async (url) => {
    try {
      return await (url.pathname.endsWith('/callback') ? finish(url.searchParams) : open(url.searchParams));
    } catch (error) {
      return show('Failed', [String(error)]);
    }
  };
}

/** The app on a port of its own. */
export interface SmartApp extends LocalServer {
  /** The client ID under which it was registered, if the address that opens it has none. */
  clientId: string;
}

/** Starts the app on a port of its own, for tests; any clinic can register it. */
export async function startSmartApp(): Promise<SmartApp> {
  const server = createServer();
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
  const answer = makeSmartApp(
    `http://127.0.0.1:${port}`,
    () => true,
    () => app.clientId,
  );
  server.on('request', (http, reply) => {
    void answer(new URL(http.url ?? '/', 'http://127.0.0.1')).then(({ status, headers, body }) =>
      reply.writeHead(status, headers).end(body),
    );
  });
  return app;
}

function show(title: string, lines: readonly string[]): AppAnswer {
  const body = page(title, lines.map((line) => `<p>${escaped(line)}</p>`).join(''));
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
