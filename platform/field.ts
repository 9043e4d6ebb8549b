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

/** What a resolver answers for a contract type: the module's row of it where `Rows` names one, else the type itself. */
export type Answer<Rows, Name extends string, Contract> = Name extends keyof Rows ? Rows[Name] : Contract;

/** The contract fields that a row does not have under their name and with their type. */
type MissingFields<Contract, Row> = {
  [Name in keyof Contract]-?: Name extends keyof Row ? ([Row[Name]] extends [Contract[Name]] ? never : Name) : Name;
}[keyof Contract];

type FieldResolver<Value, Row> = Field<Exclude<Value, undefined>, object, Row>;

/** The resolvers that the rows need: one for each field that a row lacks; any other field may have one. */
export type RowResolvers<Rows, Contracts> = {
  [
    Name in keyof Rows & keyof Contracts as [MissingFields<Contracts[Name], Rows[Name]>] extends [never] ? never : Name
  ]: {
    [Key in MissingFields<Contracts[Name], Rows[Name]>]: FieldResolver<Contracts[Name][Key], Rows[Name]>;
  };
} & {
  [Name in keyof Rows & keyof Contracts]?: {
    [Key in Exclude<keyof Contracts[Name], MissingFields<Contracts[Name], Rows[Name]>>]?: FieldResolver<
      Contracts[Name][Key],
      Rows[Name]
    >;
  };
};
