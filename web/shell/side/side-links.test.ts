import { expect, test } from 'vitest';
import type { SideLink } from '#kit/module/web-module.ts';
import { litArea } from './areas.ts';
import { currentLink, groupLinks, SIDE_AREAS } from './side-links.ts';

const link = (label: string, path: string, group?: string): SideLink => ({
  area: 'settings',
  label,
  path,
  order: 1,
  ...(group === undefined ? {} : { group }),
});
const inbox = link('Inbox', '/securemessage/index');
const sent = link('Sent', '/securemessage/index?folder=Sent');
const member = link('Practice Member', '/settings/member', 'Practice');

test('finds the entry of a page, of a subpage, or none', () => {
  const all = [inbox, sent, member];
  expect(currentLink(all, '/settings/member', {})).toBe(member);
  expect(currentLink(all, '/settings/member/7', {})).toBe(member);
  expect(currentLink(all, '/settings/members', {})).toBeUndefined();
});

test('distinguishes two entries of one page by the query', () => {
  expect(currentLink([inbox, sent], '/securemessage/index', {})).toBe(inbox);
  expect(currentLink([inbox, sent], '/securemessage/index', { folder: 'Sent' })).toBe(sent);
});

test('groups entries under their headings, in the order of the entries', () => {
  const role = link('Role', '/settings/role', 'Practice');
  const all = [member, link('Security', '/settings/security', 'Mine'), role];
  expect(groupLinks(all).map(({ group, links }) => [group, links.length])).toEqual([
    ['Practice', 2],
    ['Mine', 1],
  ]);
});

test('messages and program pages have a side panel, and highlight their area', () => {
  expect(SIDE_AREAS).toEqual(expect.arrayContaining(['securemessage', 'program_detail']));
  expect(litArea('program_detail')).toBe('program');
  expect(litArea('securemessage')).toBe('securemessage');
  expect(litArea(undefined)).toBeUndefined();
});
