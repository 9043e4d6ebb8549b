import type { GraphQLResolveInfo } from 'graphql';
import type { DomainError } from './domain-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * A field's resolver as the gateway calls it: it answers the value, or a domain error that the gateway turns into the contract's error.
 * A method, so that a resolver may ask of its parent what the module's own shaping put there beside the contract's fields.
 */
export type Field<Result, Args = object, Parent = unknown> = {
  resolve(
    parent: Parent,
    args: Args,
    ctx: RequestContext,
    info: GraphQLResolveInfo,
  ): Promise<Result | DomainError> | Result | DomainError;
}['resolve'];

/** The arguments of a field: `ArgsOf<MutationResolvers['CreateEvent']>`. */
export type ArgsOf<F> =
  NonNullable<F> extends (parent: never, args: infer Args, ...rest: never[]) => unknown ? Args : never;
