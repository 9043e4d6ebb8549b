import type { GraphQLResolveInfo } from 'graphql';
import type { DomainError } from './domain-error.ts';
import type { RequestContext } from './request-context.ts';

/**
 * A field's resolver as the gateway calls it: it returns the value, or a domain error that the gateway converts to the
 * contract's error. Declared as a method, so that a resolver can require additional properties of its parent that the
 * module's own mapping adds.
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

/** The return type of a resolver for a contract type: the module's row if `Rows` has one, else the type itself. */
export type Answer<Rows, Name extends string, Contract> = Name extends keyof Rows ? Rows[Name] : Contract;

/** The contract fields that a row does not have with the same name and type. */
type MissingFields<Contract, Row> = {
  [Name in keyof Contract]-?: Name extends keyof Row ? ([Row[Name]] extends [Contract[Name]] ? never : Name) : Name;
}[keyof Contract];

type FieldResolver<Value, Row> = Field<Exclude<Value, undefined>, object, Row>;

/** The resolvers that the rows require: one for each field that a row lacks; other fields may have one. */
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
