import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One module's part of one API service. */
export interface ContractPart {
  service: string;
  module: string;
  /** Path of the file, relative to the repository root. */
  path: string;
  sdl: string;
}

/** Reads every modules/<name>/api/<service>.graphql under `root`, sorted by path. */
export async function readContract(root: string): Promise<ContractPart[]> {
  const modules = (await readdir(join(root, 'modules'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const parts = await Promise.all(
    modules.map(async ({ name }) => {
      const files = (await readdir(join(root, 'modules', name, 'api')).catch(() => [])).filter((file) =>
        file.endsWith('.graphql'),
      );
      return Promise.all(
        files.map(async (file) => {
          const path = `modules/${name}/api/${file}`;
          return {
            service: file.slice(0, -'.graphql'.length),
            module: name,
            path,
            sdl: await readFile(join(root, path), 'utf8'),
          };
        }),
      );
    }),
  );
  return parts.flat().sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the schema of one service: the common base and the parts of all modules that extend it. */
export function serviceSchema(base: string, parts: readonly ContractPart[]): string {
  const body = parts.map(({ sdl }) => sdl).join('\n');
  // A read-only service has no Mutation: GraphQL rejects a type without fields.
  const mutation = /extend\s+type\s+Mutation\b/.test(body) ? base : base.replace(/type Mutation\b/, '');
  return `${mutation}\n${body}`;
}
