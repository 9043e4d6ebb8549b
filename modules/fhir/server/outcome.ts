import type { OperationOutcome, OperationOutcomeIssue } from 'fhir/r4';
import type { DomainError } from '#platform/domain-error.ts';

type IssueCode = OperationOutcomeIssue['code'];

const KNOWN: Readonly<Record<string, readonly [status: number, code: IssueCode]>> = {
  BAD_USER_INPUT: [400, 'invalid'],
  UNAUTHENTICATED: [401, 'login'],
  FORBIDDEN: [403, 'forbidden'],
  INSUFFICIENT_SCOPE: [403, 'forbidden'],
  TOO_COSTLY: [403, 'too-costly'],
  NOT_FOUND: [404, 'not-found'],
  NOT_SUPPORTED: [404, 'not-supported'],
  NOT_ALLOWED: [405, 'not-supported'],
  MALFORMED: [400, 'structure'],
  ELEMENT_NOT_STORED: [422, 'not-supported'],
  ELEMENT_INVALID: [422, 'value'],
  REFERENCE_NOT_FOUND: [422, 'not-found'],
  PATIENT_DELETED: [422, 'not-found'],
  STALE_VERSION: [412, 'conflict'],
  NOT_UNIQUE: [412, 'multiple-matches'],
  VERSION_REQUIRED: [428, 'required'],
  CALL_UNCERTAIN: [409, 'incomplete'],
  CONFLICT: [409, 'conflict'],
  OUT_OF_SCOPE: [403, 'forbidden'],
  FILE_TOO_LARGE: [413, 'too-long'],
  NOT_ACCEPTABLE: [406, 'not-supported'],
  TOO_MANY_CALLS: [429, 'throttled'],
  TOO_MANY_EXPORTS: [429, 'throttled'],
  TOO_MANY_SUBSCRIPTIONS: [403, 'too-costly'],
  EXPORT_FAILED: [500, 'exception'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'not-supported'],
};

/** Returns the HTTP status of a domain error, and its description; 422 for rules of a module. */
export function outcomeOf({ code, message, issues }: DomainError): { status: number; outcome: OperationOutcome } {
  const [status, issueCode] = KNOWN[code] ?? ([422, 'business-rule'] as const);
  const all: OperationOutcomeIssue[] =
    issues.length === 0
      ? [{ severity: 'error', code: issueCode, diagnostics: message }]
      : issues.map((issue) => ({
          severity: 'error',
          code: issueCode,
          diagnostics: issue.message,
          ...placeOf(code, issue.path),
        }));
  return { status, outcome: { resourceType: 'OperationOutcome', issue: all } };
}

// FHIR R4, OperationOutcome.issue: a path to the element, or `http.` and the name of the parameter.
function placeOf(code: string, path: string): Pick<OperationOutcomeIssue, 'expression' | 'location'> {
  if (path === '') return {};
  return OF_PARAMETERS.has(code) ? { location: [`http.${path}`] } : { expression: [path] };
}

const OF_PARAMETERS: ReadonlySet<string> = new Set(['BAD_USER_INPUT']);
