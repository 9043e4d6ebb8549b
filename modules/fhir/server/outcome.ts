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
          // FHIR R4, OperationOutcome.issue.location: `http.` and the name of the parameter.
          ...(issue.path !== '' && { location: [`http.${issue.path}`] }),
        }));
  return { status, outcome: { resourceType: 'OperationOutcome', issue: all } };
}
