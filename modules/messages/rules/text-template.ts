import { isLonger, plainLine, plainParagraphs } from '#values/clean-text.ts';
/** What a template is for. */
export const TEMPLATE_KINDS = ['message', 'letter'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** What stands for something of the patient, the clinic or the day in a template: `{{patient}}`. */
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

/** How much of it there may be, in characters. */
export const templateLimits = { title: 120, body: 20_000, count: 200 } as const;

/** What a template is saved with. */
export interface TemplateText {
  title: string;
  body: string;
}

/** The text as it is kept, or what is wrong with it. */
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

/** A text with what its variables stand for; what is not known leaves a gap to write into. */
export function fillTemplate(text: string, values: Readonly<Partial<Record<TemplateVariable, string>>>): string {
  return text.replaceAll(VARIABLE, (_whole, name: string) => values[name as TemplateVariable] || GAP);
}

const VARIABLE = /\{\{\s*([a-z_]{1,40})\s*\}\}/g;
const GAP = '________';

function variablesOf(text: string): string[] {
  return [...text.matchAll(VARIABLE)].map(([, name]) => name!);
}
