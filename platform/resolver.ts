import type { GraphQLResolveInfo } from 'graphql';
import type { Refusal } from './refusal.ts';

/** A resolver as the gateway calls it: it answers the value, or a refusal that the gateway turns into the contract's error. */
export type Resolver<Result, Parent, Context, Args> = (
  parent: Parent,
  args: Args,
  request: Context,
  info: GraphQLResolveInfo,
) => Promise<Result | Refusal> | Result | Refusal;
