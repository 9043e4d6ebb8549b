import * as z from 'zod/mini';
import { line, optionalLine } from '#values/line.ts';
import { isOtherScope } from './grantable-scopes.ts';
import { parseScope } from './scope.ts';

/** How an app proves its identity: not at all, with a secret or key, or as a server without a user. */
export const APP_KINDS = ['public', 'confidential', 'backend'] as const;

const MOST_LINES = 20;

/** The input of an app. Redirect URIs and scopes are typed one per line or separated by spaces. */
export const appForm = z
  .object({
    name: line(80, 'Name is required'),
    kind: z.enum(APP_KINDS),
    redirect_uris: words('Enter complete addresses, e.g. https://app.example.com/callback', isRedirect),
    launch_url: optionalLine(500, {
      fits: isPageAddress,
      message: 'Enter an address, e.g. https://app.example.com/launch',
    }),
    scopes: words('Enter scopes of SMART, e.g. patient/Observation.rs', isScope),
    jwks: optionalLine(20_000, { fits: isKeySet, message: 'Enter a JSON Web Key Set with public RSA or P-384 keys' }),
    jwks_url: optionalLine(500, {
      fits: isPageAddress,
      message: 'Enter an address, e.g. https://app.example.com/jwks.json',
    }),
    notification_origins: z.pipe(
      z.pipe(
        z.nullish(z.string()),
        z.transform((typed) => typed ?? ''),
      ),
      words('Enter origins without a path, e.g. https://app.example.com', isOrigin),
    ),
  })
  .check(
    z.superRefine((app, ctx) => {
      const refuse = (path: string, message: string): void => {
        ctx.addIssue({ code: 'custom', path: [path], message, input: app });
      };
      const isBackend = app.kind === 'backend';
      if (isBackend === app.redirect_uris.length > 0)
        refuse('redirect_uris', isBackend ? 'A backend service has no redirect URI' : 'Redirect URI is required');
      if (app.scopes.length === 0) refuse('scopes', 'Scopes are required');
      if (app.scopes.some((word) => isBackend !== (parseScope(word)?.context === 'system')))
        refuse(
          'scopes',
          isBackend ? 'A backend service has system scopes only' : 'System scopes are for backend services',
        );
      if (app.jwks !== null && app.jwks_url !== null) refuse('jwks_url', 'Enter the keys or their address, not both');
      if (!isBackend && app.notification_origins.length > 0)
        refuse('notification_origins', 'Notifications are for backend services');
      if (isBackend && app.jwks === null && app.jwks_url === null)
        refuse('jwks', 'A backend service needs its public keys');
    }),
  );

/** A validated app. */
export type AppFields = z.output<typeof appForm>;

function words(message: string, fits: (word: string) => boolean) {
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(8000)),
      z.transform((typed: string) => [...new Set(typed.split(/\s+/).filter(Boolean))]),
    ),
    z.array(z.string()).check(
      z.refine((list) => list.every(fits), message),
      z.refine((list) => list.length <= 10 * MOST_LINES, 'Too many entries'),
    ),
  );
}

function isScope(word: string): boolean {
  return isOtherScope(word) || parseScope(word) !== null;
}

// A person's own machine is the only place without TLS: apps under development and on desktops.
function isPageAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.hash !== '' || url.username !== '' || text.includes('*')) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isOrigin(text: string): boolean {
  return isPageAddress(text) && URL.parse(text)?.origin === text;
}

function isRedirect(text: string): boolean {
  // Apps on a phone have a scheme of their own, in reverse domain form (RFC 8252, 7.1).
  return isPageAddress(text) || /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:\/[^\s#*]*$/.test(text);
}

/** Returns whether a host is the machine itself. */
export const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'];

function isKeySet(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  const keys = (value as { keys?: unknown } | null)?.keys;
  return Array.isArray(keys) && keys.length > 0 && keys.length <= MOST_LINES && keys.every(isPublicKey);
}

function isPublicKey(key: unknown): boolean {
  if (typeof key !== 'object' || key === null || PRIVATE.some((part) => part in key)) return false;
  const { kty, crv, n, e, x, y } = key as Record<string, unknown>;
  if (kty === 'RSA') return typeof n === 'string' && n.length >= 340 && typeof e === 'string';
  return kty === 'EC' && crv === 'P-384' && typeof x === 'string' && typeof y === 'string';
}
