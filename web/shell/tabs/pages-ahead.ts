import type { AnyRouteMatch } from '@tanstack/react-router';
import { create } from 'zustand';
import { tabKey } from './tab-rules.ts';

/** The pages that are rendered before their first visit, by the key of their tab. */
export const usePagesAhead = create<{ pages: ReadonlyMap<string, AnyRouteMatch> }>(() => ({ pages: new Map() }));

/** Renders a page hidden, so that its first visit is quick. Hidden pages read nothing from the server. */
export function renderAhead(match: AnyRouteMatch): void {
  usePagesAhead.setState(({ pages }) => ({ pages: new Map(pages).set(tabKey(match.pathname), match) }));
}

/** Drops the pages that were not visited. */
export function dropPagesAhead(): void {
  usePagesAhead.setState({ pages: new Map() });
}
