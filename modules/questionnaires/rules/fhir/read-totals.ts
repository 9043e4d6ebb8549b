import type { Question, Score } from '../question.ts';
import { canCount } from '../score.ts';
import { EXTENSIONS as X, type FhirExtension } from './fhir-questionnaire.ts';

/** Finds a question by link ID; undefined if it was not imported. */
export type FindByLink = (linkId: string) => Question | undefined;

/** A value calculated by an expression. */
export interface CalculatedItem {
  id: string;
  text: string;
  expression: string;
}

const LINK = /linkId\s*=\s*'([^']+)'/g;
const LINKS_IN = /linkId\s+in\s*\(([^)]*)\)/g;

/**
 * Converts a calculated value to a score if its expression is a plain sum of countable questions: terms joined by +,
 * each of one question, or a list of questions with .sum(). Otherwise returns the reason.
 */
export function readTotal(
  item: CalculatedItem,
  variables: ReadonlyMap<string, string>,
  find: FindByLink,
): Score | string {
  const links = summedLinks(item.expression, variables);
  if (links === null) return 'its value is calculated by an expression that is not a plain sum';
  const questions = links.map(find);
  const counted = questions.filter((each) => each !== undefined);
  if (counted.length < questions.length) return 'it adds up questions that are not imported';
  if (new Set(counted.map(({ id }) => id)).size < counted.length) return 'it counts a question twice';
  if (!counted.every(canCount)) return 'it adds up questions that can’t be scored here, e.g. inside a group';
  const lacks = counted.find(({ choices }) => choices.some(({ score }) => score === null));
  if (lacks !== undefined) return 'it adds up answers without a score';
  return {
    id: item.id,
    name: item.text.slice(0, 120),
    questions: counted.map(({ id }) => id),
    bands: [],
    follow_up: null,
  };
}

/** Returns the named expressions of a questionnaire or item. */
export function variablesIn(extensions: readonly FhirExtension[]): [string, string][] {
  return extensions.flatMap(({ url, valueExpression: value }) =>
    url === X.variable && value?.name !== undefined && typeof value.expression === 'string'
      ? [[value.name, value.expression] as [string, string]]
      : [],
  );
}

function summedLinks(expression: string, variables: ReadonlyMap<string, string>): string[] | null {
  const terms = topLevelTerms(unwrapped(expression.trim()));
  if (terms.length === 1) return listed(resolved(terms[0]!, variables));
  const links = terms.map((term) => oneLink(resolved(term, variables)));
  return links.includes(null) ? null : links.flatMap((link) => link ?? []);
}

/** `iif(%any_answered, sum, {})` is the sum once there is an answer. */
function unwrapped(expression: string): string {
  const inner = /^iif\(\s*%\w+\s*,([\s\S]*),\s*\{\s*\}\s*\)$/.exec(expression)?.[1]?.trim() ?? expression;
  return /^\(([^()]*)\)$/.exec(inner)?.[1]?.trim() ?? inner;
}

function resolved(term: string, variables: ReadonlyMap<string, string>): string {
  const name = /^%(\w+)$/.exec(term)?.[1];
  return (name === undefined ? undefined : variables.get(name)) ?? term;
}

function topLevelTerms(expression: string): string[] {
  const terms: string[] = [];
  let [depth, from, isQuoted] = [0, 0, false];
  for (let at = 0; at < expression.length; at += 1) {
    const sign = expression[at]!;
    if (sign === "'") isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === '+' && depth === 0) {
      terms.push(expression.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...terms, expression.slice(from).trim()];
}

/** Returns whether a term contains no operators, conditions or filters outside of quotation marks. */
function isPlain(term: string): boolean {
  const bare = term.replaceAll(/'[^']*'/g, "''");
  if (
    /[*/+<>~&|-]|!=|\b(?:iif|not|count|avg|min|max|select|all|exists|empty|first|last|div|mod|power|abs|round|skip|take|tail|xor|implies|repeat|aggregate)\b/.test(
      bare,
    )
  )
    return false;
  return !/[%](?!resource|questionnaire|context)\w/.test(bare);
}

function oneLink(term: string): string | null {
  const links = [...new Set([...term.matchAll(LINK)].map(([, link]) => link!))];
  return links.length === 1 && isPlain(term) && !/\.sum\(/.test(term) ? links[0]! : null;
}

function listed(term: string): string[] | null {
  if (!term.endsWith('.sum()') || !isPlain(term.replaceAll(LINKS_IN, ''))) return null;
  const named = [...term.matchAll(LINKS_IN)].flatMap(([, list]) =>
    [...list!.matchAll(/'([^']+)'/g)].map(([, link]) => link!),
  );
  const links = named.length > 0 ? named : [...term.matchAll(LINK)].map(([, link]) => link!);
  const isOneList = named.length > 0 ? !/linkId\s*=/.test(term) : links.length === 1 || /\bor\b/.test(term);
  return links.length > 0 && isOneList && !/\band\b/.test(term) ? links : null;
}
