import { expect, test } from 'vitest';
import { MOST_CONNECTIONS, type PoolSizes } from '#platform/connections/connection-share.ts';
import { connectionsFor, divideConnections } from './divide-connections.ts';

const sum = ({ replica: _, ...sizes }: PoolSizes): number =>
  Object.values(sizes).reduce((total, size) => total + size, 0);

test('the pools of all processes, and one more during a rolling restart, fit into the connections', () => {
  for (let processes = 2; processes <= 16; processes += 1) {
    for (let most = 80; most <= 600; most += 20) {
      let pool;
      try {
        pool = divideConnections(most, processes);
      } catch {
        continue;
      }
      // Each process also has one connection that listens.
      expect((sum(pool) + 1) * (processes + 1)).toBeLessThan(most - 8);
      expect(pool.members).toBeGreaterThanOrEqual(6);
      expect(Math.min(...Object.values(pool))).toBeGreaterThanOrEqual(1);
    }
  }
});

test('the embedded database allows every process a whole pool', () => {
  for (const processes of [2, 4, 64])
    expect(divideConnections(connectionsFor(processes), processes)).toEqual(MOST_CONNECTIONS);
});

test('too few connections are reported with the number that is needed', () => {
  expect(() => divideConnections(97, 16)).toThrow(/allows 97 connections, too few for PROCESSES=16.*at least 202/);
  expect(() => divideConnections(202 - 3, 16)).not.toThrow();
});
