/**
 * The rules of a form: any Standard Schema (standardschema.dev), e.g. a zod schema. The modules' rules thus serve both
 * form and server, and a page that doesn't use zod needn't load it.
 */
export interface FormRules<Values, Checked> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => RulesResult<Checked> | Promise<RulesResult<Checked>>;
    readonly types?: { readonly input: Values; readonly output: Checked } | undefined;
  };
}

export type RulesResult<Checked> =
  | { readonly value: Checked; readonly issues?: undefined }
  | { readonly issues: readonly RulesIssue[] };

export interface RulesIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Returns the first message of each field by its path, e.g. `mailing_address.city`. Issues without a field have the
 * path ''.
 */
export function messagesByPath(issues: readonly RulesIssue[]): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    messages[path] ??= issue.message;
  }
  return messages;
}

/** Rules for the smallest forms: every named field must be non-blank. */
export function required<Values extends Record<string, string>>(
  messages: Record<keyof Values & string, string>,
): FormRules<Values, Values> {
  const validate = (value: unknown): RulesResult<Values> => {
    const values = value as Values;
    const issues = Object.entries(messages)
      .filter(([field]) => (values[field] ?? '').trim() === '')
      .map(([field, message]): RulesIssue => ({ message, path: [field] }));
    return issues.length > 0 ? { issues } : { value: values };
  };
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
