import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { parse } from 'graphql';
import { serviceSchema, type ContractPart } from '#platform/contract.ts';

export const HEADER = '// Generated from the contract by `npm run generate`; CI proves it fresh.\n';

/** The types of one module's part of a service: path and text of `api/<service>.gen.ts`. */
export async function resolverTypes(base: string, part: ContractPart): Promise<{ path: string; text: string }> {
  const path = part.path.replace(/\.graphql$/, '.gen.ts');
  const text = await codegen({
    filename: path,
    schema: parse(serviceSchema(base, [part])),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      immutableTypes: false,
      avoidOptionals: { field: false },
      maybeValue: 'T | null',
      inputMaybeValue: 'T | null | undefined',
      scalars: {
        ID: 'string',
        Date: 'string',
        DateTime: { input: 'Date', output: 'Date | string' },
        EventId: 'string',
        JSON: 'unknown',
      },
      makeResolverTypeCallable: true,
      contextType: '../../../platform/request-context.ts#RequestContext',
      customResolverFn: '../../../platform/resolver.ts#Resolver',
    },
  });
  return { path, text: `${HEADER}${text}\n` };
}
