import { GraphQLError } from 'graphql';
import { isUnreachable } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { WorkEnded } from '#platform/work/work.ts';
import type { Issue } from '#platform/domain-error.ts';
import { AnsweredError } from './answered-error.ts';

/** An error in the contract's format. */
export interface ContractError {
  message: string;
  path?: readonly (string | number)[];
  extensions: { code: string; subType?: string; title: string; issues: readonly Issue[]; id?: string };
}

/**
 * Converts any error to the contract's format. A domain error is passed on; an invalid document or variable names the
 * field but never repeats the value; anything else is logged under the request's id, and only that id is returned.
 */
export function formatErrors(errors: readonly unknown[], requestId: string, log: Log): ContractError[] {
  return errors.map((error) => {
    const failure =
      error instanceof GraphQLError && error.originalError instanceof AnsweredError ? error.originalError : error;
    if (failure instanceof AnsweredError) {
      const path = error instanceof GraphQLError ? error.path : undefined;
      return { message: failure.message, path, extensions: failure.extensions as ContractError['extensions'] };
    }
    if (error instanceof GraphQLError && isAboutInput(error)) return inputError(error);
    return unexpectedError(error instanceof GraphQLError ? (error.originalError ?? error) : error, requestId, log);
  });
}

/**
 * Returns an unexpected error for the page, with the same id as its log entry; UNAVAILABLE and DATABASE_UNAVAILABLE if a
 * retry can help.
 */
export function unexpectedError(cause: unknown, requestId: string, log: Log): ContractError {
  log.error({ err: cause, requestId }, 'unexpected');
  const known = { issues: [], id: requestId };
  if (isUnreachable(cause)) {
    return {
      message: 'The database is not answering at the moment. Please try again in a few seconds.',
      extensions: { code: 'DATABASE_UNAVAILABLE', subType: 'Z_NotificationError', title: 'Please try again', ...known },
    };
  }
  if (cause instanceof WorkEnded && cause.why === 'busy') {
    return {
      message: 'Too many documents or reports are being prepared right now. Try again in a minute.',
      extensions: { code: 'UNAVAILABLE', subType: 'Z_NotificationError', title: 'Please try again', ...known },
    };
  }
  return {
    message: `Something went wrong on our side. If it happens again, give your administrator this reference: ${requestId}`,
    extensions: { code: 'INTERNAL', title: 'Unexpected Error', ...known },
  };
}

/**
 * Returns the HTTP status of a response with these errors, and when to retry if that helps: expired sessions and
 * outages have their own status.
 */
export function statusOf(errors: readonly ContractError[]): { status: number; retryAfter: string | null } {
  const codes = new Set(errors.map(({ extensions }) => extensions.code));
  if (codes.has('DATABASE_UNAVAILABLE')) return { status: 503, retryAfter: '1' };
  if (codes.has('UNAVAILABLE')) return { status: 503, retryAfter: '2' };
  return { status: codes.has('UNAUTHENTICATED') ? 401 : 200, retryAfter: null };
}

/** Returns whether graphql itself raised the error about the document or its variables, before any resolver ran. */
function isAboutInput(error: GraphQLError): boolean {
  if (error.path !== undefined) return false;
  return error.originalError === undefined || error.originalError instanceof GraphQLError;
}

function inputError(error: GraphQLError): ContractError {
  const issue = issueOf(error.message);
  return {
    message: `${issue.path}: ${issue.message}`,
    extensions: { code: 'BAD_USER_INPUT', subType: 'Z_InputError', title: 'Please check the input', issues: [issue] },
  };
}

/**
 * graphql's messages quote the rejected value, which may be a patient's. Returns only the field and what was expected.
 */
export function issueOf(message: string): Issue {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  const at = / at "([\w.[\]]+)";/.exec(message)?.[1];
  const missing = /Field "(\w+)" of required type "([^"]+)" was not provided/.exec(message);
  const unknownField = /Field "(\w+)" is not defined by type "(\w+)"/.exec(message);
  const path = at ?? variable ?? 'query';
  if (missing) return { path: `${path}.${missing[1]}`, message: 'This field is required' };
  if (unknownField) return { path, message: `${unknownField[2]} has no such field` };
  if (variable !== undefined && /of required type|of non-null type/.test(message))
    return { path, message: 'This field is required' };
  const expected = /; (An? [^";]* expected[^";]*\.)$/.exec(message)?.[1];
  if (variable !== undefined && expected !== undefined) return { path, message: expected };
  const nonNull = /Expected non-nullable type "([^"]+)" not to be null/.test(message);
  if (nonNull) return { path, message: 'This field is required' };
  const type = /(?:Expected type "?|; )(\w+)"? (?:to be|cannot represent)/.exec(message)?.[1];
  const kinds: Record<string, string> = {
    String: 'Text',
    Int: 'A whole number',
    Float: 'A number',
    Boolean: 'Yes or no',
    ID: 'An id',
  };
  if (variable !== undefined) {
    const kind = type === undefined ? undefined : (kinds[type] ?? `One of the values of ${type}`);
    const ofEnum = /in "(\w+)" enum|Enum "(\w+)"/.exec(message);
    if (ofEnum) return { path, message: `One of the values of ${ofEnum[1] ?? ofEnum[2]} is expected.` };
    return { path, message: kind === undefined ? 'Another kind of value is expected.' : `${kind} is expected.` };
  }
  return { path, message: aboutDocument(message) };
}

// graphql's messages about invalid documents that contain only field and type names. Messages about values are dropped.
const SAFE_PATTERNS = [
  /^Cannot query field "\w+" on type "\w+"/,
  /^Unknown argument "\w+" on field "[\w.]+"/,
  /^Unknown (?:type|fragment|directive) "@?\w+"/,
  /^Field "\w+" of type "[\w[\]!]+" must have a selection of subfields/,
  /^Field "\w+" must not have a selection/,
  /^Field "\w+" argument "\w+" of type "[\w[\]!]+" is required/,
  /^Variable "\$\w+" (?:is not defined|is never used|of type "[\w[\]!]+" used in position expecting type "[\w[\]!]+")/,
  /^The query (?:is nested too deeply|asks for too much at once|is too long)/,
  /^(?:A JSON object with a query|A query|Variables|An operation name) (?:is|are) expected/,
  /^(?:Must provide operation name|Unknown operation named)/,
];

function aboutDocument(message: string): string {
  if (message.startsWith('Syntax Error')) return 'The query has a syntax error.';
  const safeText = SAFE_PATTERNS.map((pattern) => pattern.exec(message)?.[0]).find((text) => text !== undefined);
  return `${safeText ?? 'The query does not match the schema'}.`;
}
