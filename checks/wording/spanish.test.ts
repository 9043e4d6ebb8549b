import { expect, test } from 'vitest';
import { spanishCheck } from './spanish.ts';

const PAGE = 'modules/garden/web/portal/page.tsx';
const OPEN = {
  path: 'modules/garden/web/open.ts',
  text: "export const page = () => import('./portal/page.tsx');",
};
const messagesFor = (page: string, spanish: object) =>
  spanishCheck(new Set(['PHQ-9 score']))([
    OPEN,
    { path: PAGE, text: page },
    { path: 'modules/garden/web/spanish.json', text: JSON.stringify(spanish) },
    { path: 'kit/spanish.json', text: JSON.stringify({ 'Try again': 'Intentar de nuevo' }) },
    { path: 'modules/garden/web/staff.tsx', text: 'export const Staff = () => <p>Only staff read this</p>;' },
  ]).map(({ message }) => message);

test('accepts texts that use t and have a translation in the module or the kit', () => {
  const page =
    "export const Page = () => <p title={t('Your roses')}>{t('Try again')} {t.count(n, '{count} rose', '{count} roses')} {t('PHQ-9 score')}</p>;";
  expect(messagesFor(page, { 'Your roses': 'Sus rosas', '{count} roses': '{count, plural, other {# rosas}}' })).toEqual(
    [],
  );
});

test('rejects a text without a translation, and a text or attribute that bypasses t', () => {
  expect(messagesFor("export const Page = () => <p>{t('Your roses')}</p>;", {})).toEqual([
    '“Your roses” has no Spanish: add it to modules/garden/web/spanish.json',
  ]);
  const around = 'a text of a patient’s page goes through t()';
  const spanish = { 'Your roses': 'Sus rosas' };
  expect(messagesFor('export const Page = () => <p>Your roses</p>;', spanish)).toEqual([around]);
  expect(messagesFor('export const Page = () => <p title="Your roses" />;', spanish)).toEqual([around]);
});

test('rejects a text of a server’s message that has no translation in its catalog', () => {
  const sent = (text: string) => ({
    path: 'modules/garden/server/send.ts',
    text: `import { translateTo } from '#values/language/texts.ts';\nexport const text = (t) => t('${text}');`,
  });
  const catalog = { path: 'modules/garden/server/spanish.json', text: JSON.stringify({ 'Your roses': 'Sus rosas' }) };
  const messages = (text: string) => spanishCheck()([sent(text), catalog]).map(({ message }) => message);
  expect(messages('Your roses')).toEqual([]);
  expect(messages('Your tulips')).toEqual([
    '“Your tulips” has no Spanish: add it to modules/garden/server/spanish.json',
  ]);
});

test('rejects an empty translation, or one with different placeholders', () => {
  const wrong = (text: string) => `the Spanish of “${text}” does not have the same values`;
  expect(messagesFor('', { 'Due {day}': 'Para el {dia}', 'Hello {name}': 'Hola', Roses: ' ' })).toEqual([
    wrong('Due {day}'),
    wrong('Hello {name}'),
    wrong('Roses'),
  ]);
});
