import type { SideLink, SidePanelContent } from '#kit/module/web-module.ts';
import { can, useSession } from '#kit/session/viewer.ts';
import { modules } from '../../modules.ts';

/**
 * The areas with a side panel (specification 1 §2.3, including the menu of messages); navigating to another area closes
 * it.
 */
export const SIDE_AREAS: readonly string[] = [
  'settings',
  'tasks',
  'billing',
  'statistics',
  'inventory',
  'scheduling',
  'dashboard',
  'program_detail',
  'securemessage',
];

const links = modules.flatMap((module) => module.side ?? []).sort((one, other) => one.order - other.order);
const contents = modules.flatMap((module) => module.sidePanel ?? []);

/** Returns the side panel of an area for the signed-in user; null if it has none. */
export function useSide(
  area: string | undefined,
): { links: readonly SideLink[]; contents: readonly SidePanelContent[] } | null {
  useSession((state) => state.viewer);
  if (area === undefined || !SIDE_AREAS.includes(area)) return null;
  const mine = links.filter((link) => link.area === area && can(link.rule));
  const panels = contents.filter((content) => content.area === area && can(content.rule));
  return mine.length + panels.length === 0 ? null : { links: mine, contents: panels };
}

/** Groups the entries by heading, in the order in which the headings first appear. */
export function groupLinks(all: readonly SideLink[]): { group: string | undefined; links: SideLink[] }[] {
  const groups: { group: string | undefined; links: SideLink[] }[] = [];
  for (const link of all) {
    const known = groups.find(({ group }) => group === link.group);
    if (known === undefined) groups.push({ group: link.group, links: [link] });
    else known.links.push(link);
  }
  return groups;
}

/**
 * Returns the entry of a page: the one with the longest path that is a prefix of the page's; among entries with the
 * same path, the one that matches most of the page's query (Inbox and Sent are one page).
 */
export function currentLink(
  all: readonly SideLink[],
  pathname: string,
  query: Readonly<Record<string, unknown>>,
): SideLink | undefined {
  const points = (link: SideLink): number => {
    const [path = '', search = ''] = link.path.split('?');
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return 0;
    const named = [...new URLSearchParams(search)];
    return named.every(([name, value]) => query[name] === value) ? path.length * 100 + named.length : 0;
  };
  const best = all.map((link) => ({ link, points: points(link) })).sort((one, other) => other.points - one.points)[0];
  return best === undefined || best.points === 0 ? undefined : best.link;
}
