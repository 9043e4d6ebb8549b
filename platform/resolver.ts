import type { GraphQLResolveInfo } from 'graphql';
import type { DomainError } from './domain-error.ts';

/** A resolver as the gateway calls it: it answers the value, or a domain error that the gateway turns into the contract's error. */
export type Resolver<Result, Parent, Context, Args> = (
  parent: Parent,
  args: Args,
  ctx: Context,
  info: GraphQLResolveInfo,
) => Promise<Result | DomainError> | Result | DomainError;
