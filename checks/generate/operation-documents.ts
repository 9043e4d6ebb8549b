import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildSchema, Kind, parse, print, validate, type OperationDefinitionNode } from 'graphql';
import { serviceSchema, type ContractPart } from '#platform/contract.ts';
import { HEADER } from './resolver-types.ts';

/**
 * Generates the documents that a module's page sends: path and text of each `web/<service>.operations.gen.ts`, with
 * fragments inlined.
 */
export async function operationDocuments(
  root: string,
  base: string,
  parts: readonly ContractPart[],
): Promise<{ path: string; text: string }[]> {
  const modules = (await readdir(join(root, 'modules'), { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const folders = [...modules.map(({ name }) => `modules/${name}/web`), 'web'];
  const found: { path: string; text: string }[] = [];
  for (const folder of folders) {
    const files = (await readdir(join(root, folder)).catch(() => []))
      .filter((file) => file.endsWith('.operations.graphql'))
      .sort();
    for (const file of files) found.push(await documentsOf(root, base, parts, `${folder}/${file}`));
  }
  return found;
}

async function documentsOf(
  root: string,
  base: string,
  parts: readonly ContractPart[],
  path: string,
): Promise<{ path: string; text: string }> {
  const service = path.split('/').at(-1)!.slice(0, -'.operations.graphql'.length);
  const sdl = serviceSchema(
    base,
    parts.filter((part) => part.service === service),
  );
  const document = parse(await readFile(join(root, path), 'utf8'));
  const failures = validate(buildSchema(sdl), document);
  if (failures.length > 0) throw new Error(`${path}: ${failures.map(({ message }) => message).join('; ')}`);

  const generated = path.replace(/\.graphql$/, '.gen.ts');
  const types = await codegen({
    filename: generated,
    schema: parse(sdl),
    documents: [{ location: path, document }],
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      onlyOperationTypes: true,
      enumsAsTypes: true,
      skipTypename: true,
      useTypeImports: true,
      maybeValue: 'T | null',
      inputMaybeValue: 'T | null | undefined',
      scalars: { ID: 'string', Date: 'string', DateTime: 'string', EventId: 'string', JSON: 'unknown' },
    },
  });
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const documents = document.definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const name = operation.name!.value;
      const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
      const used = fragments.filter((fragment) => reaches(operation, fragment.name.value, fragments));
      const query = [operation, ...used].map(print).join('\n');
      return `export const ${name}Document: ApiDocument<${name}${kind}, ${name}${kind}Variables> = {
  service: '${service}',
  name: '${name}',
  query: ${JSON.stringify(query)},
};`;
    });
  return {
    path: generated,
    text: `${HEADER}import type { ApiDocument } from '#kit/api/api-document.ts';\n\n${types}\n\n${documents.join('\n\n')}\n`,
  };
}

function reaches(
  node: object,
  name: string,
  fragments: readonly { name: { value: string } }[],
  seen = new Set<string>(),
): boolean {
  const text = JSON.stringify(node, (key, value: unknown) => (key === 'loc' ? undefined : value));
  return [...text.matchAll(/"kind":"FragmentSpread","name":\{"kind":"Name","value":"(\w+)"/g)].some(([, used]) => {
    if (used === name) return true;
    const fragment = fragments.find((candidate) => candidate.name.value === used);
    if (fragment === undefined || seen.has(used!)) return false;
    return reaches(fragment, name, fragments, seen.add(used!));
  });
}
