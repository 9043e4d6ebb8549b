import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { LocalServer } from '../mail-server.ts';

/** A notification as the app received it. */
export interface ReceivedNotification {
  /** handshake or event-notification. */
  type: string;
  /** The references of the changed records. */
  focus: string[];
  /** Whether it was signed by the server to which the app subscribed, less than five minutes ago. */
  isSigned: boolean;
}

/** A backend service of another vendor that subscribes to changes. */
export interface HookApp extends LocalServer {
  /** Its public keys, for the registration. */
  jwks: string;
  origin: string;
  /** The HTTP status of its answers. */
  status: number;
  /** The last notifications, oldest first. */
  received: ReceivedNotification[];
  /** Creates a subscription at the server of this FHIR address; returns its id. */
  subscribe(base: string, clientId: string, topic: string): Promise<string>;
}

const SCOPES = 'system/*.rs system/Subscription.crs';
const GUIDE = 'http://hl7.org/fhir/uv/subscriptions-backport/StructureDefinition';
const KEPT = 50;
const OLDEST_SECONDS = 300;

/** Starts the app on a port of its own, for tests; any clinic can register it as a backend service. */
export async function startHookApp(): Promise<HookApp> {
  const keys = await generateKeyPair('ES384', { extractable: true });
  const secrets = new Set<string>();
  const server = createServer((http, reply) => {
    const pieces: Buffer[] = [];
    http.on('data', (piece: Buffer) => pieces.push(piece));
    http.on('end', () => {
      const body = Buffer.concat(pieces).toString();
      app.received.push({ ...readNotification(body), isSigned: isSigned(http.headers, body, [...secrets]) });
      app.received.splice(0, app.received.length - KEPT);
      reply.writeHead(app.status).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const app: HookApp = {
    port,
    origin,
    jwks: JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES384' }] }),
    status: 204,
    received: [],
    async subscribe(base, clientId, topic) {
      const token = await signIn(base, clientId, keys.privateKey);
      const made = await send(`${base}/Subscription`, {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/fhir+json' },
        body: JSON.stringify({
          resourceType: 'Subscription',
          status: 'requested',
          reason: 'Recalls',
          criteria: `${base}/SubscriptionTopic/${topic}`,
          channel: {
            type: 'rest-hook',
            endpoint: `${origin}/notifications`,
            payload: 'application/fhir+json',
            _payload: { extension: [{ url: `${GUIDE}/backport-payload-content`, valueCode: 'id-only' }] },
          },
        }),
      });
      const { id, channel } = made as { id: string; channel: { extension: { valueString: string }[] } };
      secrets.add(channel.extension[0]!.valueString);
      return id;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return app;
}

/** Returns an access token of a backend service (SMART Backend Services). */
async function signIn(base: string, clientId: string, key: CryptoKey): Promise<string> {
  const found = await fetch(`${base}/.well-known/smart-configuration`, { redirect: 'error' });
  const { token_endpoint: url } = (await found.json()) as { token_endpoint: string };
  const assertion = await new SignJWT({ jti: randomUUID() })
    .setProtectedHeader({ alg: 'ES384', kid: 'one' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(url)
    .setExpirationTime('4m')
    .sign(key);
  const granted = await send(url, {
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: SCOPES,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }),
  });
  return (granted as { access_token: string }).access_token;
}

async function send(url: string, call: { headers?: Record<string, string>; body: BodyInit }): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', redirect: 'error', ...call });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${said}`);
  return JSON.parse(said);
}

interface Parameter {
  name: string;
  valueCode?: string;
  part?: { name: string; valueReference?: { reference: string } }[];
}

function readNotification(body: string): Pick<ReceivedNotification, 'type' | 'focus'> {
  const { entry } = JSON.parse(body) as { entry: [{ resource: { parameter: Parameter[] } }] };
  const { parameter } = entry[0].resource;
  const focus = parameter.flatMap(({ part = [] }) =>
    part.flatMap(({ name, valueReference }) => (name === 'focus' ? (valueReference?.reference ?? []) : [])),
  );
  return { type: parameter.find(({ name }) => name === 'type')?.valueCode ?? '', focus };
}

// Standard Webhooks 1.0, “Verifying webhook authenticity”.
function isSigned(headers: NodeJS.Dict<string | string[]>, body: string, secrets: readonly string[]): boolean {
  const [id, time, sent] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]));
  if (Math.abs(Date.now() / 1000 - Number(time)) > OLDEST_SECONDS) return false;
  return secrets.some((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`);
    const other = Buffer.from(sent ?? '');
    return own.length === other.length && timingSafeEqual(own, other);
  });
}
