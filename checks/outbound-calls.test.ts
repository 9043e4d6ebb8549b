import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTBOUND_CALLS, outboundCalls } from './outbound-calls.ts';
import { readSources } from './reading/read-sources.ts';
import { root } from './running/root.ts';

const messages = (path: string, text: string): string[] =>
  outboundCalls([{ path, text }]).map(({ message }) => message);

test.each([
  'await fetch(url);',
  'await client.fetch(url);',
  "import { request } from 'node:https';",
  "import { get as httpGet } from 'node:http';",
  "import { connect as connectTls } from 'node:tls';",
  "import { lookup } from 'node:dns/promises';",
  "import nodemailer from 'nodemailer';",
  "const { default: Stripe } = await import('stripe');",
  'new WebSocket(address);',
])('rejects an unlisted outbound call: %s', (text) => {
  expect(messages('modules/notices/server/send-webhook.ts', text)).toEqual([expect.stringContaining('outbound-calls')]);
});

test('rejects a listed call that would follow a redirect', () => {
  const path = 'modules/fax/server/carrier/documo.ts';
  expect(messages(path, 'await fetch(url, {});')).toEqual([expect.stringContaining('redirect')]);
  expect(messages(path, "await fetch(url, { redirect: 'error' });")).toEqual([]);
});

test('ignores types, listeners, pages and tests', () => {
  expect(messages('modules/notices/server/x.ts', "import type { Stripe } from 'stripe';")).toEqual([]);
  expect(messages('modules/notices/server/x.ts', "import { isIP } from 'node:net';")).toEqual([]);
  expect(messages('modules/notices/web/x.ts', 'await fetch(path);')).toEqual([]);
  expect(messages('modules/notices/server/x.test.ts', 'await fetch(path);')).toEqual([]);
});

test('every listed file still makes an outbound call', async () => {
  const sources = new Map((await readSources(root)).map(({ path, text }) => [path, text]));
  const silent = Object.keys(OUTBOUND_CALLS).filter(
    (path) =>
      !/fetch\(|node:(?:net|tls|https?)'|nodemailer|@opentelemetry\/exporter|import\('stripe'\)/.test(
        sources.get(path) ?? '',
      ),
  );
  expect(silent).toEqual([]);
});

/**
 * User input that looks like a URL, and how it is used: a browser may open it, but the server calls none of them except
 * the one of an app's keys.
 */
const WRITTEN_ADDRESSES: Readonly<Record<string, string>> = {
  'AppInput.jwks_url': 'called by the server, from administrators only: decision 0071',
  'AppInput.launch_url': 'opened by the browser',
  'AppInput.redirect_uris': 'opened by the browser',
  'ClinicAttributesInput.website': 'shown and printed',
  'PracticeInput.website': 'shown and printed',
  'BookingInput.website': 'not kept: only programs fill it in',
  'PracticePatch.website': 'shown and printed',
  'ProgramContentInput.video_url': 'https only, played by the browser',
  'VendorInput.website': 'shown',
};

test('every argument and field that may contain a URL from a caller is listed with its use', async () => {
  const found: string[] = [];
  for await (const file of glob('{modules/*/api,platform}/*.graphql', { cwd: root })) {
    const schema = (await readFile(join(root, file), 'utf8')).replaceAll(/"""[\s\S]*?"""|"[^"\n]*"/g, '');
    const inputs = [...schema.matchAll(/^(?:extend )?input (\w+)[^{]*\{([^}]*)\}/gm)];
    const calls = [...schema.matchAll(/^ {2}(\w+)\(([^)]*)\)/gm)];
    for (const [, name, body] of [...inputs, ...calls])
      for (const [, field] of body!.matchAll(/(\w+)\s*:/g))
        if (/url|(?<!avo)uri|host|endpoint|webhook|callback|website|domain|^server/i.test(field!))
          found.push(`${name}.${field}`);
  }
  expect(found.toSorted()).toEqual(Object.keys(WRITTEN_ADDRESSES).toSorted());
});
