import { isLonger, plainLine, plainParagraphs } from '#values/clean-text.ts';
/** Kinds of templates. */
export const TEMPLATE_KINDS = ['message', 'letter'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Placeholders of a template for data of the patient, the clinic or the date: `{{patient}}`. */
export const TEMPLATE_VARIABLES = {
  patient: 'Patient’s name',
  first_name: 'Patient’s first name',
  date_of_birth: 'Patient’s date of birth',
  address: 'Patient’s address',
  clinic: 'Name of the clinic',
  writer: 'Author',
  today: 'Today’s date',
} as const;
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES;

/** Maximum lengths in characters. */
export const templateLimits = { title: 120, body: 20_000, count: 200 } as const;

/** The editable fields of a template. */
export interface TemplateText {
  title: string;
  body: string;
}

/** Validates a template and returns it normalized, or the problem. */
export function checkTemplate({ title, body }: TemplateText): TemplateText | { path: string; message: string }[] {
  const clean = {
    title: plainLine(title),
    body: plainParagraphs(body),
  };
  const problems: { path: string; message: string }[] = [];
  if (clean.title === '') problems.push({ path: 'title', message: 'Title is required' });
  if (isLonger(clean.title, templateLimits.title))
    problems.push({ path: 'title', message: `Enter at most ${templateLimits.title} characters` });
  if (clean.body === '') problems.push({ path: 'body', message: 'Text is required' });
  if (isLonger(clean.body, templateLimits.body))
    problems.push({ path: 'body', message: `Enter at most ${templateLimits.body} characters` });
  const unknown = variablesOf(`${clean.title} ${clean.body}`).find((name) => !Object.hasOwn(TEMPLATE_VARIABLES, name));
  if (unknown !== undefined) problems.push({ path: 'body', message: `Unknown placeholder {{${unknown}}}` });
  return problems.length > 0 ? problems : clean;
}

/** Replaces variables by their values; unknown values leave a gap to fill in. */
export function fillTemplate(text: string, values: Readonly<Partial<Record<TemplateVariable, string>>>): string {
  return text.replaceAll(VARIABLE, (_whole, name: string) => values[name as TemplateVariable] || GAP);
}

const VARIABLE = /\{\{\s*([a-z_]{1,40})\s*\}\}/g;
const GAP = '________';

function variablesOf(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name]) => name!);
}
