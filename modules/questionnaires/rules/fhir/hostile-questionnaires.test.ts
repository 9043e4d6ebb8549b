// Over 300 lines: a generator of questionnaires, with a model of their expected behavior.
import { expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import { checkDefinition, evaluate, fromFhir, toFhir } from '../index.ts';
import type { Answers, AnswerValue } from '../question.ts';

// Valid but difficult questionnaires: nested groups, all kinds of conditions, value sets, odd codes, totals. A model
// that evaluates the FHIR items directly determines which questions are asked for given answers, and which features
// must be reported.
const COUNT = howMany(400, 10_000);
const X = 'http://hl7.org/fhir/StructureDefinition';
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';

function makeRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
    chance: (share: number): boolean => next() < share,
    count: (most: number): number => Math.floor(next() * most),
  };
}
type Random = ReturnType<typeof makeRandom>;

/** A generated item with its expected behavior. */
interface GeneratedItem {
  linkId: string;
  type: string;
  /** Codes of a choice, in order. */
  codes: string[];
  /** The answer to it; undefined for none. */
  answer: string | number | boolean | undefined;
  when: GeneratedTest[];
  behavior: 'all' | 'any';
  /** True if it has an unsupported feature other than conditions. */
  isLossy: boolean;
  /** True if it is never asked: hidden, calculated, or of an unknown type. */
  isGone: boolean;
  parent: GeneratedItem | null;
  json: Record<string, unknown>;
}

interface GeneratedTest {
  of: GeneratedItem | null;
  operator: string;
  value: unknown;
  /** True if it is not supported. */
  isLost: boolean;
  json: Record<string, unknown>;
}

const CODES = ['<5', '>5', '5', 'a b', 'a_b', 'a-b', 'LA6568-5', '≥10', 'é', '0'];
const DAYS = ['2019-12-31', '2020-01-01', '2020-06-15'];

function make(random: Random) {
  const { pick, chance, count } = random;
  const all: GeneratedItem[] = [];
  const contained: object[] = [];
  const answers = (codes: readonly string[]): object[] =>
    codes.map((code, at) => ({
      valueCoding: { system: 'http://loinc.org', code, display: `Label ${code}` },
      ...(chance(0.5)
        ? { extension: [{ url: `${X}/${pick(['itemWeight', 'ordinalValue'])}`, valueDecimal: at }] }
        : {}),
    }));

  const makeItem = (parent: GeneratedItem | null, depth: number): GeneratedItem => {
    const linkId = pick([`/${all.length}`, `q.${all.length}`, `${all.length}`, `Ü ${all.length}`]);
    const type = pick([
      ...(depth < 4 ? ['group', 'group'] : []),
      ...['boolean', 'boolean', 'decimal', 'integer', 'quantity', 'date', 'choice', 'choice', 'string', 'text'],
      ...['display', 'reference', 'open-choice', 'dateTime'],
    ]);
    const one: GeneratedItem = {
      linkId,
      type,
      codes: [],
      answer: undefined,
      when: [],
      behavior: 'all',
      isLossy: false,
      isGone: false,
      parent,
      json: { linkId, type, text: `Text ${linkId}` },
    };
    const extension: object[] = [];
    if (type === 'reference') one.isGone = true;
    if (type === 'dateTime') one.isLossy = true;
    if (type === 'choice' || type === 'open-choice') takeChoices(one);
    if (type === 'quantity' && chance(0.4)) {
      const units = ['kg', 'lb'].slice(0, pick([1, 2]));
      extension.push(...units.map((code) => ({ url: `${X}/questionnaire-unitOption`, valueCoding: { code } })));
      if (units.length > 1) one.isLossy = true;
    }
    if (chance(0.05)) {
      extension.push({ url: `${X}/questionnaire-hidden`, valueBoolean: true });
      one.isGone = true;
    }
    if (chance(0.05)) {
      extension.push({ url: `http://example.org/odd-${linkId}`, valueString: 'x' });
      one.isLossy = true;
    }
    if (type !== 'display' && type !== 'group' && chance(0.05)) {
      one.json['initial'] = [{ valueString: 'x' }];
      one.isLossy = true;
    }
    takeConditions(one);
    if (extension.length > 0) one.json['extension'] = extension;
    one.answer = answerOf(one);
    all.push(one);
    if (type === 'group' || (chance(0.1) && type === 'boolean'))
      one.json['item'] = Array.from({ length: 1 + count(3) }, () => makeItem(one, depth + 1).json);
    return one;
  };

  const takeChoices = (one: GeneratedItem): void => {
    one.codes = CODES.slice(count(4)).slice(0, 2 + count(5));
    const how = pick(['own', 'own', 'contained', 'url']);
    if (one.type === 'open-choice') one.isLossy = true;
    if (how === 'own') one.json['answerOption'] = answers(one.codes);
    if (how === 'contained') {
      const id = `vs${contained.length}`;
      contained.push({
        resourceType: 'ValueSet',
        id,
        compose: { include: [{ system: 'http://loinc.org', concept: one.codes.map((code) => ({ code })) }] },
      });
      one.json['answerValueSet'] = `#${id}`;
    }
    if (how === 'url') {
      one.json['answerValueSet'] = 'http://example.org/ValueSet/x';
      one.isLossy = true;
      one.codes = [];
    }
  };

  const takeConditions = (one: GeneratedItem): void => {
    if (chance(0.5) || all.length === 0) return;
    one.behavior = pick(['all', 'all', 'any']);
    one.when = Array.from({ length: pick([1, 1, 2]) }, () => makeTest(one));
    one.json['enableWhen'] = one.when.map(({ json }) => json);
    one.json['enableBehavior'] = one.behavior;
  };

  const makeTest = (one: GeneratedItem): GeneratedTest => {
    const of = pick(all);
    const test = (operator: string, key: string, value: unknown, isLost: boolean): GeneratedTest => {
      const isOut = isOutOfReach(of, one);
      return { of, operator, value, isLost: isLost || isOut, json: { question: of.linkId, operator, [key]: value } };
    };
    if (chance(0.25)) return test('exists', 'answerBoolean', chance(0.5), false);
    const order = pick(['=', '!=', '>', '<', '>=', '<=']);
    const equal = pick(['=', '!=']);
    switch (of.type) {
      case 'boolean':
        return test(equal, 'answerBoolean', chance(0.5), false);
      case 'decimal':
      case 'integer':
        return chance(0.5)
          ? test(order, 'answerDecimal', pick([0.5, 3, 3.25]), false)
          : test(order, 'answerInteger', pick([0, 3]), false);
      case 'quantity': {
        const value = pick([0.5, 3]);
        const isOdd = chance(0.3);
        const made = test(order, 'answerQuantity', { value, ...(isOdd ? { unit: 'stone' } : {}) }, isOdd);
        return { ...made, value };
      }
      case 'date':
        return chance(0.2) ? test(order, 'answerDate', '2020', true) : test(order, 'answerDate', pick(DAYS), false);
      case 'dateTime':
        return test(order, 'answerDateTime', '2020-01-01T10:00:00Z', true);
      case 'choice':
      case 'open-choice': {
        const isText = of.codes.length === 0;
        const code = pick(isText ? CODES : of.codes);
        const made = test(equal, 'answerCoding', { system: 'http://loinc.org', code }, isText);
        return { ...made, value: code };
      }
      case 'string':
      case 'text':
        return test(equal, 'answerString', 'yes', false);
      default:
        return test('=', 'answerBoolean', true, true);
    }
  };

  const answerOf = ({ type, codes }: GeneratedItem): GeneratedItem['answer'] => {
    if (chance(0.3)) return undefined;
    switch (type) {
      case 'boolean':
        return chance(0.5);
      case 'decimal':
      case 'quantity':
        return pick([0, 0.5, 3, 3.25, 7]);
      case 'integer':
        return pick([0, 1, 3, 7]);
      case 'date':
      case 'dateTime':
        return pick(DAYS);
      case 'choice':
      case 'open-choice':
        return codes.length === 0 ? 'yes' : pick(codes);
      case 'string':
      case 'text':
        return pick(['yes', 'no']);
      default:
        return undefined;
    }
  };

  const item = Array.from({ length: 1 + count(5) }, () => makeItem(null, 0).json);
  const total = takeTotal(random, all, item);
  return { json: { resourceType: 'Questionnaire', title: 'Made', contained, item }, all, total };
}

/** Adds a calculated value at the end: a sum of countable questions, or an unsupported expression. */
function takeTotal(
  { chance, pick }: Random,
  all: readonly GeneratedItem[],
  item: Record<string, unknown>[],
): { links: string[] | null } | null {
  if (chance(0.6)) return null;
  const numbers = all.filter(
    (each) => each.parent === null && !isGoneWith(each) && ['boolean', 'decimal', 'integer'].includes(each.type),
  );
  const term = ({ linkId }: GeneratedItem): string => `%resource.item.where(linkId='${linkId}').answer.value`;
  const isSum = numbers.length > 1 && chance(0.6);
  const expression = isSum
    ? numbers.map(term).join(' + ')
    : pick([
        '%a / %b',
        `${numbers.map(term).join(' * ')} * 2`,
        'today()',
        "%resource.item.where(linkId='none').answer.value + %x",
      ]);
  item.push({
    linkId: 'total',
    type: 'decimal',
    text: 'Total',
    extension: [
      {
        url: `${SDC}/sdc-questionnaire-calculatedExpression`,
        valueExpression: { language: 'text/fhirpath', expression },
      },
    ],
  });
  return { links: isSum ? numbers.map(({ linkId }) => linkId) : null };
}

const isGoneWith = (one: GeneratedItem): boolean => one.isGone || (one.parent !== null && isGoneWith(one.parent));
const topGroup = (one: GeneratedItem): GeneratedItem | null => {
  let found: GeneratedItem | null = null;
  for (let each = one.parent; each !== null; each = each.parent) if (each.type === 'group') found = each;
  return found;
};

/**
 * Conditions allowed in FHIR but not in Salus: on a group, a heading, an omitted item, or a question of another group.
 */
function isOutOfReach(of: GeneratedItem, one: GeneratedItem): boolean {
  if (isGoneWith(of) || of.type === 'group' || of.type === 'display') return true;
  const group = topGroup(of);
  // The item itself is not in the list yet, but its parents are.
  return group !== null && group !== topGroup(one);
}

/** Returns whether FHIR asks an item for these answers; null if unsupported features leave it open. */
function isAsked(one: GeneratedItem): boolean | null {
  const parent = one.parent === null ? true : isAsked(one.parent);
  if (parent === false) return false;
  const own = ownCondition(one);
  if (own === false) return parent === null ? null : false;
  return parent === null ? null : own;
}

function ownCondition(one: GeneratedItem): boolean | null {
  if (one.when.length === 0) return true;
  const isLost = one.when.some((test) => test.isLost);
  const known = one.when.filter((test) => !test.isLost).map(meets);
  if (isLost) return null;
  if (known.includes(null)) return null;
  return one.behavior === 'all' ? known.every((each) => each === true) : known.some((each) => each === true);
}

function meets({ of, operator, value }: GeneratedTest): boolean | null {
  const asked = isAsked(of!);
  if (asked === null) return null;
  const answer = asked ? of!.answer : undefined;
  if (operator === 'exists') return (answer !== undefined) === value;
  if (answer === undefined) return false;
  if (operator === '=') return answer === value;
  if (operator === '!=') return answer !== value;
  const [one, other] = [answer, value] as [number, number];
  return { '>': one > other, '<': one < other, '>=': one >= other, '<=': one <= other }[operator]!;
}

/** Two conditions with several alternatives can't be combined into one. */
const isMixed = (one: GeneratedItem): boolean => {
  const kept = [];
  for (let each: GeneratedItem | null = one; each !== null; each = each.parent)
    if (each.when.length > 0) kept.push(each);
  return kept.length > 1 && kept.some(({ behavior, when }) => behavior === 'any' && when.length > 1);
};

test(`${COUNT} questionnaires ask what FHIR specifies and report unsupported features`, () => {
  const random = makeRandom(20_261_125);
  const seen = { shown: 0, hidden: 0, named: 0, scores: 0, deep: 0 };
  for (let each = 0; each < COUNT; each += 1) {
    const { json, all, total } = make(random);
    const text = JSON.stringify(json, null, 1);
    const found = fromFhir(JSON.parse(text))!;
    const fail = (why: string): never => expect.fail(`${why}\n${text}\n${found.left_out.join('\n')}`);
    const checked = checkDefinition({ questions: found.questions, scores: found.scores });
    if ('issues' in checked) return fail(JSON.stringify(checked.issues));
    const byText = new Map(found.questions.map((question) => [question.text, question]));
    const named = (one: GeneratedItem): string[] =>
      found.left_out.filter((line) => line.startsWith(`“Text ${one.linkId}”`));

    const answers: Answers = {};
    for (const one of all) {
      const question = byText.get(`Text ${one.linkId}`);
      if ((question === undefined) !== isGoneWith(one))
        fail(`${one.linkId} is ${question === undefined ? 'lost' : 'kept'}`);
      if (one.isGone && (one.parent === null || !isGoneWith(one.parent)) && named(one).length === 0)
        fail(`${one.linkId} is not named`);
      if (question === undefined) continue;
      if ((one.isLossy || one.when.some(({ isLost }) => isLost)) && named(one).length === 0)
        fail(`${one.linkId} is not named`);
      seen.named += named(one).length;
      // Every code is present once and distinct.
      if (one.codes.length > 0) {
        expect(
          question.choices.map(({ coding }) => coding?.code),
          text,
        ).toEqual(one.codes);
        if (new Set(question.choices.map(({ value }) => value)).size < one.codes.length)
          fail(`codes of ${one.linkId} collide`);
      }
      if (one.answer === undefined) continue;
      const value: AnswerValue =
        one.codes.length > 0 ? question.choices[one.codes.indexOf(String(one.answer))]!.value : one.answer;
      if (question.group === null) answers[question.id] = value;
      else ((answers[question.group] ??= [{}]) as Answers[])[0]![question.id] = value;
    }
    const { shown, issues } = evaluate(checked.definition, answers, null);
    if (issues.length > 0) fail(JSON.stringify(issues));
    for (const one of all) {
      const question = byText.get(`Text ${one.linkId}`);
      if (question === undefined) continue;
      const isShown = shown.includes(question.group === null ? question.id : `${question.group}.0.${question.id}`);
      const asked = isAsked(one);
      // An unsupported condition must be reported, and the question is then asked too often rather than too rarely.
      if (isMixed(one) || asked === null) continue;
      if (dependsOnMixed(one)) continue;
      if (isShown !== asked) fail(`${one.linkId} is ${isShown ? 'shown' : 'hidden'}`);
      seen[isShown ? 'shown' : 'hidden'] += 1;
      if (one.parent?.parent != null) seen.deep += 1;
    }
    if (total !== null) {
      const isNamed = found.left_out.some((line) => line.startsWith('“Total”'));
      const right = total.links?.map((link) => byText.get(`Text ${link}`)!.id) ?? null;
      if (right === null ? !isNamed || found.scores.length > 0 : isNamed) fail('the total');
      if (right !== null) expect(found.scores, text).toMatchObject([{ name: 'Total', questions: right }]);
      seen.scores += found.scores.length;
    }
    // Exporting and importing again gives the same result.
    const out = toFhir({ name: 'Made', type: 'Imported', comments: '', is_published: true }, checked.definition);
    const back = fromFhir(JSON.parse(JSON.stringify(out)))!;
    expect(back.questions, text).toEqual(checked.definition.questions);
    expect(back.left_out, text).toEqual([]);
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(COUNT / 50);
});

/** True if a question it depends on has an inexact condition. */
function dependsOnMixed(one: GeneratedItem): boolean {
  for (let each: GeneratedItem | null = one; each !== null; each = each.parent)
    for (const { of } of each.when) if (of !== null && (isMixed(of) || dependsOnMixed(of))) return true;
  return false;
}
