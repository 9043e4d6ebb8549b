import { isDeepStrictEqual } from 'node:util';
import { type $ZodObject, type $ZodIssue, type output, safeParse } from 'zod/v4/core';
import { DomainError, type Issue } from '../domain-error.ts';
import type { AnyResource } from './fhir-resource.ts';

/** Why a resource is refused: it has not the form of FHIR, an element can’t be stored, or has a value that can’t be. */
type Refusal = 'MALFORMED' | 'ELEMENT_NOT_STORED' | 'ELEMENT_INVALID';

const NOT_STORED = 'Salus can’t store this element';

/** Returns a domain error about elements, named by their paths: `name[0].family`. */
export function elementError(code: Refusal, issues: readonly Issue[]): DomainError {
  const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('; ');
  return new DomainError(code, message, 'Z_InputError', 'Please check the input', issues);
}

/** Returns a domain error about one element with a value that can’t be stored. */
export function elementInvalid(path: string, message: string): DomainError {
  return elementError('ELEMENT_INVALID', [{ path, message }]);
}

/**
 * Returns the elements of a resource that the strict shape describes. Elements that only the server states (id,
 * version, generated narrative, and whatever is sent as it was served) are allowed and ignored; all others are refused.
 */
export function parseElements<S extends $ZodObject>(
  shape: S,
  resource: AnyResource,
  served: AnyResource | null,
): { elements: output<S> } | DomainError {
  const extra = metadataIssues(resource);
  if (extra.length > 0) return elementError('ELEMENT_NOT_STORED', extra);
  const known = shape._zod.def.shape;
  const was: Readonly<Record<string, unknown>> = { ...served };
  const own = Object.entries(resource).filter(
    ([name, value]) => Object.hasOwn(known, name) || !(STATED.has(name) || isDeepStrictEqual(value, was[name])),
  );
  const parsed = safeParse(shape, Object.fromEntries(own), { reportInput: true });
  if (parsed.success) return { elements: parsed.data };
  const { issues } = parsed.error;
  const malformed = issues.filter(isMalformed);
  if (malformed.length > 0) return elementError('MALFORMED', malformed.map(toIssue));
  const unknown = issues.flatMap(unknownElements);
  return unknown.length > 0
    ? elementError('ELEMENT_NOT_STORED', unknown)
    : elementError('ELEMENT_INVALID', issues.map(toIssue));
}

/** Returns a command's issues as issues of elements; `elements` has the element of each path of the command’s input. */
export function asElementError(error: DomainError, elements: Readonly<Record<string, string>>): DomainError {
  if (error.issues.length === 0) return error;
  const issues = error.issues.map(({ path, message }) => ({ path: elements[path] ?? '', message }));
  const code = error.code === 'BAD_USER_INPUT' ? 'ELEMENT_INVALID' : error.code;
  return new DomainError(code, error.message, error.subType, error.title, issues);
}

const STATED: ReadonlySet<string> = new Set(['resourceType', 'id', 'meta', 'text']);
const STATED_META: ReadonlySet<string> = new Set(['versionId', 'lastUpdated', 'profile', 'source']);

// Tags and labels mean something, and so does a narrative that says more than the elements.
function metadataIssues({ meta, ...resource }: AnyResource): Issue[] {
  const labels = Object.keys(meta ?? {}).filter((name) => !STATED_META.has(name));
  const { text } = resource as { text?: { status?: unknown } };
  const isOwnText = text !== undefined && !['generated', 'empty', 'extensions'].includes(String(text?.status));
  return [
    ...labels.map((name) => ({ path: `meta.${name}`, message: NOT_STORED })),
    ...(isOwnText ? [{ path: 'text', message: NOT_STORED }] : []),
  ];
}

function unknownElements(issue: $ZodIssue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((name) => ({ path: elementPath([...issue.path, name]), message: NOT_STORED }));
}

// A missing element is a rule of this server; a text where a list belongs is no FHIR.
function isMalformed(issue: $ZodIssue): boolean {
  return issue.code === 'invalid_type' && issue.input !== undefined;
}

function toIssue(issue: $ZodIssue): Issue {
  return { path: elementPath(issue.path), message: messageOf(issue) };
}

function messageOf(issue: $ZodIssue): string {
  if (issue.code === 'invalid_type') return isMalformed(issue) ? `Send ${issue.expected}` : 'This element is required';
  if (issue.code === 'invalid_value') return `The only values are ${issue.values.join(', ')}`;
  return issue.message;
}

function elementPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
