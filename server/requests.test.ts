import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { requestOf } from './requests.ts';

const app = useTestApp();

async function cookiesAt(publicUrl: string, cookie = '') {
  const headers: string[] = [];
  const http = { headers: { cookie }, ip: '192.0.2.1' } as unknown as FastifyRequest;
  const reply = {
    header: (name: string, value: string) => headers.push(`${name}: ${value}`),
  } as unknown as FastifyReply;
  const at = { ...app(), config: { ...app().config, publicUrl } };
  const { cookies } = await requestOf(at, http, reply);
  return { cookies: cookies!, headers };
}

test('over HTTPS a cookie has a name that no other host and no plain connection can set', async () => {
  const { cookies, headers } = await cookiesAt(
    'https://salus.example',
    'salus-device=planted; __Host-salus-device=own',
  );
  expect(cookies.get('salus-device')).toBe('own');
  cookies.set('salus-device', 'fresh', 60);
  expect(headers).toEqual([
    'set-cookie: __Host-salus-device=fresh; Path=/; Max-Age=60; HttpOnly; SameSite=Strict; Secure',
  ]);
});

test('over plain HTTP on a local machine, it has its plain name', async () => {
  const { cookies, headers } = await cookiesAt('http://127.0.0.1:3000', 'salus-device=own');
  expect(cookies.get('salus-device')).toBe('own');
  cookies.set('salus-device', null, 60);
  expect(headers).toEqual(['set-cookie: salus-device=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict']);
});
