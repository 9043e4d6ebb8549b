import { useMatches } from '@tanstack/react-router';
import type { PageLocation, WebRoute } from '#kit/module/web-module.ts';
import { usePageNames } from '#kit/navigation/page-names.ts';
import { writeQuery } from '#kit/navigation/query.ts';

interface TitledMatch {
  pathname: string;
  params: unknown;
  search: unknown;
  staticData: { title?: WebRoute['title'] };
}

const titled = (matches: readonly TitledMatch[]): TitledMatch | undefined =>
  matches.findLast((candidate) => candidate.staticData.title !== undefined);

function titleOf(match: TitledMatch | undefined): string | undefined {
  const said = match?.staticData.title;
  if (match === undefined || said === undefined) return undefined;
  if (typeof said === 'string') return said;
  return said({ params: match.params as PageLocation['params'], query: match.search as PageLocation['query'] });
}

/** Returns the title of the current page from its route; the browser tab and the tab bar show the same. */
export function usePageTitle(): string | undefined {
  usePageNames();
  return useMatches({ select: (matches) => titleOf(titled(matches as readonly TitledMatch[])) });
}

/** Returns the path of the current page with its query, consistent with its title. */
export function usePageAddress(): string | undefined {
  return useMatches({
    select: (matches) => {
      const match = titled(matches as readonly TitledMatch[]);
      return match && match.pathname + writeQuery(match.search as PageLocation['query']);
    },
  });
}
