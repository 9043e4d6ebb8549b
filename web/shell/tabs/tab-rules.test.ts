import { expect, test } from 'vitest';
import {
  closeOthers,
  closeTab,
  mountedKeys,
  moveTab,
  nextTab,
  tabChoices,
  tabKey,
  visit,
  type VisitedTab,
} from './tab-rules.ts';

const tab = (key: string, fixed = false): VisitedTab => ({ key, href: key, title: key, ...(fixed ? { fixed } : {}) });
const home = tab('/dashboard', true);
const [one, two, three] = [tab('/one'), tab('/two'), tab('/three')];
const all = [home, one, two, three];
const keys = (tabs: readonly VisitedTab[]): string[] => tabs.map(({ key }) => key);

test('a page has one tab, whatever its query', () => {
  expect(tabKey('/patients/7?name=Ada')).toBe('/patients/7');
  expect(tabKey('/patients/7/')).toBe('/patients/7');
  expect(tabKey('/?x=1')).toBe('/');
});

test('a first visit adds a tab at the end, the next one only updates it', () => {
  const tabs = visit(all, { key: '/four', href: '/four', title: 'Four' });
  expect(keys(tabs)).toEqual([...keys(all), '/four']);
  const again = visit(tabs, { key: '/one', href: '/one?day=2', title: 'One' });
  expect(keys(again)).toEqual(keys(tabs));
  expect(again[1]).toEqual({ key: '/one', href: '/one?day=2', title: 'One' });
  expect(visit(again, { key: '/one', href: '/one?day=2', title: 'One' })).toBe(again);
  expect(visit(all, { ...home, href: '/dashboard?x=1' })[0]).toMatchObject({ fixed: true, href: '/dashboard?x=1' });
});

test('a fixed tab is never closed', () => {
  expect(keys(closeTab(all, '/two'))).toEqual(['/dashboard', '/one', '/three']);
  expect(closeTab(all, '/dashboard')).toEqual(all);
  expect(keys(closeOthers(all, '/two'))).toEqual(['/dashboard', '/two']);
  expect(keys(closeOthers(all))).toEqual(['/dashboard']);
});

test('closing the current tab shows its right neighbor, else its left', () => {
  expect(nextTab(all, closeTab(all, '/two'), '/two')).toBe(three);
  expect(nextTab(all, closeTab(all, '/three'), '/three')).toBe(two);
  expect(nextTab(all, closeOthers(all), '/two')).toBe(home);
});

test('a menu offers the possible actions and disables those without effect', () => {
  const said = (tabs: readonly VisitedTab[], of?: VisitedTab): string[] =>
    tabChoices(tabs, of).map(({ choice, isIdle }) => (isIdle ? `(${choice})` : choice));
  expect(said(all, one)).toEqual(['refresh', 'close', 'closeOthers', 'closeAll']);
  expect(said(all, home)).toEqual(['refresh', 'closeOthers', 'closeAll']);
  expect(said([home, one], one)).toEqual(['refresh', 'close', '(closeOthers)', 'closeAll']);
  expect(said([home], home)).toEqual(['refresh', '(closeOthers)', '(closeAll)']);
  expect(said(all)).toEqual(['closeAll']);
});

test('tabs can be moved, except for fixed ones', () => {
  expect(keys(moveTab(all, '/three', -1))).toEqual(['/dashboard', '/one', '/three', '/two']);
  expect(keys(moveTab(all, '/one', -5))).toEqual(keys(all));
  expect(keys(moveTab(all, '/one', 9))).toEqual(['/dashboard', '/two', '/three', '/one']);
  expect(moveTab(all, '/dashboard', 1)).toBe(all);
});

test('the most recently used pages stay mounted as long as they are open', () => {
  const used = new Map([
    ['/one', 1],
    ['/two', 2],
    ['/three', 3],
    ['/gone', 4],
  ]);
  expect([...mountedKeys(used, new Set(['/one', '/two', '/three']), 2)]).toEqual(['/three', '/two']);
});
