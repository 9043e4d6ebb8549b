import { isBuiltin } from 'node:module';
import { isTest } from './reading/parse-source.ts';
import { kindOf } from './reading/place-of.ts';

// Rules are deterministic, on the server and in the browser.
const RULES_PACKAGES = new Set(['zod', 'temporal-polyfill', 'libphonenumber-js', 'rrule-temporal']);

const SERVER_PACKAGES =
  /^(@?fastify\b.*|mercurius|graphql|pg|pg-.*|kysely|graphile-worker|pino|jose|@node-rs\/.*|rate-limiter-flexible|tar-stream|vite)$/;
const BROWSER_PACKAGES =
  /^(react|react-dom|@mantine\/.*|@tanstack\/.*|@tiptap\/.*|@fullcalendar\/.*|@tabler\/.*|@fontsource.*|zustand|dayjs)$/;

const IN_BROWSER = new Set(['kit', 'web', 'modules/web']);
const ON_SERVER = new Set(['platform', 'server', 'sandbox', 'seed', 'modules/server']);

/** Returns why this package, or this part of Node, may not be imported at `from`; undefined if it may. */
export function packageBreach(from: string, { name }: { name: string }): string | undefined {
  if (isTest(from)) return undefined;
  const kind = kindOf(from);
  const builtin = isBuiltin(name);
  if (kind === 'modules/rules' || kind === 'values') {
    if (builtin) return `rules do no input or output (${name})`;
    return RULES_PACKAGES.has(name) ? undefined : `rules import only ${[...RULES_PACKAGES].join(', ')}, not ${name}`;
  }
  if (IN_BROWSER.has(kind) && (builtin || SERVER_PACKAGES.test(name)))
    return `${kind} runs in the browser, without ${name}`;
  if (ON_SERVER.has(kind) && BROWSER_PACKAGES.test(name)) return `${kind} runs on the server, without ${name}`;
  return undefined;
}
