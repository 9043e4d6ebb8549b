import {
  buildSchema,
  defaultFieldResolver,
  GraphQLObjectType,
  GraphQLScalarType,
  Kind,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { withShare } from '#platform/connections/connection-share.ts';
import { serviceSchema, type ContractPart } from '#platform/contract.ts';
import { StartError } from '#platform/start-error.ts';
import type { Module } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { AnsweredError, noRight, notSignedIn } from './answered-error.ts';
import { scalars } from './scalars.ts';

type Resolve = NonNullable<GraphQLField<unknown, unknown>['resolve']>;

/** The access to a root field. */
export type Access = { public: true } | { public: false; rule: string };

/**
 * The context that the gateway passes to every resolver: a request, whose actor is null if the caller is not signed in.
 */
export type GatewayContext = Omit<RequestContext, 'actor'> & {
  actor: RequestContext['actor'] | null;
  /** The result is shared by several callers: each of them is logged separately. */
  isShared?: true;
};

/** Writes the access log of a shared read, called for each caller. */
export type AccessLogger = (ctx: RequestContext) => Promise<void>;

/** Returns the access logger and the access rule of a shared root field; null for any other field. */
export function sharedQuery(field: GraphQLField<unknown, unknown>): { look: AccessLogger; rule: string } | null {
  return (field.extensions['shared'] as { look: AccessLogger; rule: string } | undefined) ?? null;
}

/** Called for every call that an access rule refused. */
export type OnDenied = (ctx: RequestContext, field: string, rule: string) => Promise<void>;

/**
 * Builds the executable schema of one service. A root field without @access or without a resolver, an undeclared rule,
 * and a resolver without a field each stop the server from starting.
 */
export function buildService(
  base: string,
  parts: readonly ContractPart[],
  modules: readonly Module[],
  onDenied: OnDenied,
): GraphQLSchema {
  const service = parts[0]!.service;
  // Locations are not used, and are as large as the schema.
  const schema = buildSchema(serviceSchema(base, parts), { noLocation: true });
  applyScalars(schema);
  for (const module of modules) {
    const resolvers = (module.resolvers[service] ?? {}) as Record<string, Record<string, Resolve>>;
    for (const [typeName, fields] of Object.entries(resolvers)) {
      const type = schema.getType(typeName);
      if (!(type instanceof GraphQLObjectType))
        throw new StartError(`${module.name}: ${service} has no type ${typeName}.`);
      for (const [name, resolve] of Object.entries(fields)) {
        const field = type.getFields()[name];
        if (field === undefined) throw new StartError(`${module.name}: ${service} has no field ${typeName}.${name}.`);
        field.resolve = module.signInStep === true ? comingIn(resolve) : resolve;
      }
    }
  }
  for (const type of Object.values(schema.getTypeMap()))
    if (type instanceof GraphQLObjectType) mustResolve(service, type);
  const looks = new Map(modules.flatMap(({ sharedQueries }) => Object.entries(sharedQueries ?? {})));
  const known = new Set(modules.flatMap(({ accessRules }) => accessRules.map(({ id }) => id)));
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) guard(service, field, known, onDenied, looks);
  }
  return schema;
}

/** A field marked @resolved is not in any row: without its resolver it would always be missing. */
function mustResolve(service: string, type: GraphQLObjectType): void {
  for (const { name, astNode, resolve } of Object.values(type.getFields())) {
    const isResolved = astNode?.directives?.some((directive) => directive.name.value === 'resolved') === true;
    if (isResolved && resolve === undefined)
      throw new StartError(`${service}.${type.name}.${name} is @resolved and has no resolver.`);
  }
}

/** Sign-in calls use the connections reserved for them, unless the caller is already a member. */
function comingIn(resolve: Resolve): Resolve {
  return (parent, args, context, info) => {
    const run = (): unknown => resolve(parent, args, context, info);
    return (context as GatewayContext).actor === null ? withShare('sign-in', run) : run();
  };
}

/** Returns the access of a root field as declared in its contract. */
export function accessOf(service: string, field: GraphQLField<unknown, unknown>): Access {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'access');
  const argument = (name: string) => directive?.arguments?.find((candidate) => candidate.name.value === name)?.value;
  const open = argument('public');
  const rule = argument('rule');
  if (open?.kind === Kind.BOOLEAN && open.value && rule === undefined) return { public: true };
  if (rule?.kind === Kind.STRING && open === undefined) return { public: false, rule: rule.value };
  throw new StartError(`${service}.${field.name} declares no @access(rule: "…") or @access(public: true).`);
}

function guard(
  service: string,
  field: GraphQLField<unknown, unknown>,
  known: ReadonlySet<string>,
  onDenied: OnDenied,
  looks: ReadonlyMap<string, AccessLogger>,
): void {
  const access = accessOf(service, field);
  const resolve = field.resolve;
  if (resolve === undefined || resolve === defaultFieldResolver)
    throw new StartError(`${service}.${field.name} has no resolver.`);
  if (!access.public && !known.has(access.rule))
    throw new StartError(`${service}.${field.name} names the unknown access rule ${access.rule}.`);
  const look = looks.get(`${service}.${field.name}`);
  if (look !== undefined && !access.public) field.extensions = { shared: { look, rule: access.rule } };

  field.resolve = async (parent, args, context, info) => {
    const ctx = context as GatewayContext;
    if (!access.public) {
      if (ctx.actor === null) throw notSignedIn();
      if (!ctx.actor.rules.has(access.rule)) {
        await onDenied(ctx as RequestContext, `${service}.${field.name}`, access.rule);
        throw noRight();
      }
    }
    const answer: unknown = await resolve(parent, args, context, info);
    if (isDomainError(answer)) throw new AnsweredError(answer);
    if (look !== undefined && ctx.isShared !== true) await look(ctx as RequestContext);
    return answer;
  };
}

function applyScalars(schema: GraphQLSchema): void {
  for (const [name, behaviour] of Object.entries(scalars)) {
    const type = schema.getType(name);
    // GraphQLID is one object for the whole process; assigning it again changes nothing.
    if (type instanceof GraphQLScalarType) Object.assign(type, behaviour);
  }
}
