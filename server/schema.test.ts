import { printSchema } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { buildServices } from './graphql.ts';
import { modules } from './modules.gen.ts';
import { root } from './root.ts';
import { buildService } from './schema.ts';

afterEach(() => vi.unstubAllEnvs());

const nothing = async (): Promise<void> => undefined;
const build = (sdl: string): unknown =>
  buildService('type Query', [{ service: 'tiny', module: 'tiny', path: 'tiny.graphql', sdl }], [], nothing);

test('production builds the same schemas without checking that the contracts are valid', async () => {
  const print = async (): Promise<string[]> =>
    [...(await buildServices(root, modules, nothing))].map(([service, schema]) => `${service}\n${printSchema(schema)}`);
  const checked = await print();
  vi.stubEnv('NODE_ENV', 'production');
  expect(await print()).toEqual(checked);
});

test('an invalid contract is reported where it is checked, and a field without access everywhere', () => {
  const twice = 'extend type Query { name: String, name: Int }';
  expect(() => build(twice)).toThrow('Field "Query.name" can only be defined once');
  vi.stubEnv('NODE_ENV', 'production');
  expect(() => build(twice)).toThrow('tiny.name declares no @access');
});
