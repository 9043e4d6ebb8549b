import {
  getNamedType,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { accessOf, type Access } from '../schema.ts';

/** A root field of a service, and a valid call of it. */
export interface RootField {
  service: string;
  name: string;
  access: Access;
  query: string;
  /** Returns variables with every required input filled, and with `id` for every id. */
  variables(id: string): Record<string, unknown>;
  /** Returns the same with every optional input filled too. */
  allVariables(id: string): Record<string, unknown>;
}

/** Returns every root field of every service, read from the schemas so that new ones are included. */
export function everyRootField(services: ReadonlyMap<string, GraphQLSchema>): RootField[] {
  return [...services].flatMap(([service, schema]) =>
    [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map((field) => {
        const kind = root === schema.getQueryType() ? 'query' : 'mutation';
        const heading = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
        const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
        const call = `${field.name}${passed && `(${passed})`}${selection(field.type, 4)}`;
        const fill = (id: string, all: boolean) =>
          Object.fromEntries(
            field.args
              .filter((arg) => all || isNonNullType(arg.type))
              .map((arg) => [arg.name, valueOf(arg.type, arg.name, id, all, 0)]),
          );
        return {
          service,
          name: field.name,
          access: accessOf(service, field),
          query: `${kind} Call${heading && `(${heading})`} { ${call} }`,
          variables: (id: string) => fill(id, false),
          allVariables: (id: string) => fill(id, true),
        };
      }),
    ),
  );
}

function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!(named instanceof GraphQLObjectType)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    const isObject = getNamedType(field.type) instanceof GraphQLObjectType;
    const inner = isObject && depth > 1 ? selection(field.type, depth - 1) : '';
    // An object without fields at this depth would be an empty selection.
    return isObject && inner === '' ? [] : `${field.name}${inner}`;
  });
  return fields.length === 0 ? '' : ` { ${fields.join(' ')} }`;
}

const TEXTS: Record<string, string> = {
  start: '2026-11-24 10:00:00',
  timezone: 'America/New_York',
  gender: 'Female',
  status: 'confirmed',
  email: 'somebody@example.com',
  mobile: '+1 6175550143',
  home_phone: '+1 6175550143',
  work_phone: '+1 6175550143',
  emergency_contact_phone: '+1 6175550143',
  gender_at_birth: 'Female',
  state_or_provice: 'MA',
  postal_code: '02110',
  country: 'US',
  color_id: '#0b7a75',
  en_counter_mode: 'office',
  allergy_category: 'drug',
  severity: 'mild',
  record_type: 'Drug',

  before: '1',
  RRULE: 'FREQ=WEEKLY;COUNT=2',
};

function valueOf(type: GraphQLInputType, name: string, id: string, all: boolean, depth: number): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, id, all, depth);
  if (isListType(type)) return [valueOf(type.ofType, name, id, all, depth)];
  if (type instanceof GraphQLInputObjectType) {
    const fields = Object.values(type.getFields()).filter((field) => (all && depth < 4) || isNonNullType(field.type));
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name, id, all, depth + 1)]));
  }
  if (type instanceof GraphQLEnumType) return type.getValues()[0]!.value as unknown;
  const texts: Record<string, unknown> = {
    ID: id,
    EventId: id,
    Int: name === 'duration' ? 1800 : name === 'skip' ? 0 : 1,
    Float: 1,
    Boolean: true,
    Date: '2000-01-31',
    DateTime: '2026-11-24T10:00:00Z',
    JSON: {},
  };
  return getNamedType(type).name in texts ? texts[getNamedType(type).name] : (TEXTS[name] ?? 'Text');
}
