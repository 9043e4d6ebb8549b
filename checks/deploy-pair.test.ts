import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../deploy/pair/', import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

test('both machines have the same settings of Patroni except for their name and address', () => {
  const second = read('patroni-1.yml')
    .replace('machine 1', 'machine 2')
    .replace('database-1', 'database-2')
    .replaceAll(/(listen|connect_address): 10\.0\.0\.11:/g, '$1: 10.0.0.12:');
  expect(read('patroni-2.yml')).toBe(second);
});

test('Patroni’s times follow its rule: loop_wait + 2 * retry_timeout <= ttl', () => {
  const setting = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(read('patroni-1.yml'))?.[1]);
  expect(setting('loop_wait') + 2 * setting('retry_timeout')).toBeLessThanOrEqual(setting('ttl'));
});

test('the members of etcd are the same for etcd and Patroni', () => {
  const members = [...read('etcd.env').matchAll(/=http:\/\/([\d.]+):2380/g)].map(([, address]) => address);
  const hosts = /hosts: (.*)/.exec(read('patroni-1.yml'))![1]!.split(',');
  expect(hosts).toEqual([...new Set(members)].map((address) => `${address}:2379`));
});

test.skipIf(!hasHaproxy)('HAProxy accepts its file', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'salus-haproxy-'));
  const file = join(scratch, 'haproxy.cfg');
  writeFileSync(file, read('haproxy.cfg'));
  const { status, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
  rmSync(scratch, { recursive: true });
  expect(stderr).not.toMatch(/ALERT|WARNING/);
  expect(status).toBe(0);
});
