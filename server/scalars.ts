import {
  GraphQLError,
  GraphQLID,
  GraphQLString,
  valueFromASTUntyped,
  type GraphQLScalarType,
  type ValueNode,
} from 'graphql';
import { jsonProblem } from '#platform/http/json-problem.ts';

const ID_FORM = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const OCCURRENCE = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;
const LONGEST_TEXT = 1_000_000;

const literal = (read: (value: unknown) => unknown) => (node: ValueNode) => read('value' in node ? node.value : null);

/** Parsing and serialization of the contract's scalars; an invalid value is reported without repeating it. */
export const scalars: Record<string, Partial<GraphQLScalarType>> = {
  Date: { parseValue: parseDay, parseLiteral: literal(parseDay), serialize: String },
  DateTime: {
    parseValue: parseInstant,
    parseLiteral: literal(parseInstant),
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  },
  JSON: { parseValue: parseJson, parseLiteral: (node, variables) => parseJson(valueFromASTUntyped(node, variables)) },
  EventId: { parseValue: parseEventId, parseLiteral: literal(parseEventId), serialize: String },
};

/**
 * Rejects null characters and lone surrogates, which PostgreSQL can't store, and ids that are not UUIDs, so that no
 * command has to check for them. graphql shares one String and one ID in the whole process.
 */
export function guardBuiltInScalars(): void {
  GraphQLString.parseValue = parseText;
  GraphQLString.parseLiteral = literal(parseText) as typeof GraphQLString.parseLiteral;
  GraphQLID.parseValue = parseIdentifier;
  GraphQLID.parseLiteral = literal(parseIdentifier) as typeof GraphQLID.parseLiteral;
}

function parseText(value: unknown): string {
  if (typeof value !== 'string') throw new GraphQLError('Text is expected.');
  if (value.length > LONGEST_TEXT) throw new GraphQLError('Text of at most 1,000,000 characters is expected.');
  if (value.includes('\0')) throw new GraphQLError('Text without null characters is expected.');
  if (!value.isWellFormed()) throw new GraphQLError('Text without broken characters is expected.');
  return value;
}

function parseJson(value: unknown): unknown {
  const problem = jsonProblem(value);
  if (problem !== null) throw new GraphQLError(`This ${problem}.`);
  return value;
}

function parseIdentifier(value: unknown): string {
  if (typeof value === 'string' && ID_FORM.test(value)) return value.toLowerCase();
  throw new GraphQLError('An id is expected.');
}

function parseEventId(value: unknown): string {
  if (typeof value === 'string') {
    const [id, stamp, ...more] = value.split('--');
    const [, year, month, day, hour, minute, second] = OCCURRENCE.exec(stamp ?? '') ?? [];
    const start = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
    const isOccurrence = stamp !== undefined && more.length === 0 && isInstant(start);
    if (ID_FORM.test(id!) && (stamp === undefined || isOccurrence)) return `${id!.toLowerCase()}${value.slice(36)}`;
  }
  throw new GraphQLError('An event’s id is expected.');
}

function isInstant(text: string): boolean {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text.slice(0, 19)) && text >= '1800';
}

function parseDay(value: unknown): string {
  if (typeof value === 'string' && DAY.test(value)) {
    const instant = new Date(`${value}T00:00:00Z`);
    // 2026-02-30 becomes a day in March; only a valid day round-trips.
    if (!Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value) && value >= '0100') return value;
  }
  throw new GraphQLError('A date is expected, e.g. 2026-11-21.');
}

function parseInstant(value: unknown): Date {
  if (typeof value === 'string' && INSTANT.test(value)) {
    const instant = new Date(value);
    const year = instant.getUTCFullYear();
    if (!Number.isNaN(instant.getTime()) && year >= 1800 && year <= 3000) return instant;
  }
  throw new GraphQLError('A date and time is expected, e.g. 2026-11-21T14:30:00Z.');
}
