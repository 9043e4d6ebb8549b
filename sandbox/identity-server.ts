import { createHash, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import type { IdentityConfig } from '#platform/config.ts';
import type { LocalServer } from './mail-server.ts';
import { escaped, page } from './oauth-party.ts';

interface Grant {
  given: string;
  family: string;
  level: string;
  nonce: string;
  challenge: string;
  redirect: string;
  expires: number;
}

const MINUTES = 10;
const MOST_GRANTS = 200;

/**
 * Starts an OpenID Connect identity provider on a free loopback port: its page asks for a name, without verifying it.
 */
export async function startIdentityServer(
  app: Pick<IdentityConfig, 'clientId' | 'clientSecret'>,
): Promise<LocalServer> {
  let issuer = '';
  const provider = createProvider(app, () => issuer);

  const server = createServer((http, reply) => {
    void (async () => {
      const url = new URL(http.url ?? '/', 'http://sandbox');
      const body = new URLSearchParams(await read(http));
      const json = (status: number, value: object): void => {
        reply.writeHead(status, { 'content-type': 'application/json' });
        reply.end(JSON.stringify(value));
      };
      if (url.pathname === '/.well-known/openid-configuration') return json(200, provider.configuration());
      if (url.pathname === '/keys') return json(200, await provider.keys());
      if (url.pathname === '/token' && http.method === 'POST') {
        const { status, body: answer } = await provider.token(http, body);
        return json(status, answer);
      }
      if (url.pathname !== '/authorize') return json(404, { error: 'not_found' });
      if (http.method === 'POST') {
        const to = provider.allow(body);
        if (to === null) return json(400, { error: 'invalid_redirect_uri' });
        reply.writeHead(302, { location: to });
        return void reply.end();
      }
      reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      reply.end(askWho(url.searchParams));
    })().catch(() => reply.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  issuer = `http://127.0.0.1:${port}`;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Creates the provider of the server, which stores each grant until its code is exchanged. `issuer` returns the
 * provider's URL.
 */
function createProvider(app: Pick<IdentityConfig, 'clientId' | 'clientSecret'>, issuer: () => string) {
  // The start doesn't wait for it.
  const keyPair = promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const grants = new Map<string, Grant>();
  const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = async (claims: object): Promise<string> => {
    const { privateKey } = await keyPair;
    const content = `${encoded({ alg: 'RS256', kid: 'sandbox', typ: 'JWT' })}.${encoded(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  };

  const allow = (form: URLSearchParams): string | null => {
    const redirect = form.get('redirect_uri') ?? '';
    if (!URL.canParse(redirect)) return null;
    const to = new URL(redirect);
    to.searchParams.set('state', form.get('state') ?? '');
    if (form.get('allow') !== 'yes') {
      to.searchParams.set('error', 'access_denied');
      return to.href;
    }
    const code = randomBytes(16).toString('hex');
    if (grants.size >= MOST_GRANTS) grants.clear();
    grants.set(code, {
      given: form.get('given') ?? '',
      family: form.get('family') ?? '',
      level: form.get('level') ?? '2',
      nonce: form.get('nonce') ?? '',
      challenge: form.get('code_challenge') ?? '',
      redirect,
      expires: Date.now() + MINUTES * 60_000,
    });
    to.searchParams.set('code', code);
    return to.href;
  };
  const token = async (http: IncomingMessage, form: URLSearchParams): Promise<{ status: number; body: object }> => {
    const basic = `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')}`;
    if (http.headers.authorization !== basic) return { status: 401, body: { error: 'invalid_client' } };
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      grant === undefined ||
      grant.expires < Date.now() ||
      grant.redirect !== form.get('redirect_uri') ||
      grant.challenge !== proof
    )
      return { status: 400, body: { error: 'invalid_grant' } };
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer(),
      aud: app.clientId,
      sub: createHash('sha256').update(`${grant.given} ${grant.family}`.toLowerCase()).digest('hex').slice(0, 24),
      iat: now,
      exp: now + 300,
      nonce: grant.nonce,
      given_name: grant.given,
      family_name: grant.family,
      acr: `http://idmanagement.gov/ns/assurance/ial/${grant.level}`,
    };
    return {
      status: 200,
      body: { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', id_token: await signed(claims) },
    };
  };
  return {
    allow,
    token,
    configuration: () => ({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/keys`,
    }),
    keys: async () => {
      const { publicKey } = await keyPair;
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'sandbox', alg: 'RS256', use: 'sig' }] };
    },
  };
}

function askWho(query: URLSearchParams): string {
  const hidden = [...query]
    .map(([key, value]) => `<input type="hidden" name="${escaped(key)}" value="${escaped(value)}">`)
    .join('');
  return page(
    'Identity proofing of the sandbox',
    `<p>A real service checks documents and a face. This sandbox runs on this computer only and accepts whatever you enter.</p>
<form method="post" action="/authorize">${hidden}
<p><label>Given name<br><input name="given" required></label></p>
<p><label>Family name<br><input name="family" required></label></p>
<p><label>Identity assurance level<br><select name="level"><option value="2">2</option><option value="1">1</option></select></label></p>
<p><button name="allow" value="yes">Prove it</button> <button name="allow" value="no" formnovalidate>Cancel</button></p></form>`,
  );
}

async function read(http: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of http) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
