import { VisuallyHidden } from '@mantine/core';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef } from 'react';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import type { SideLink, SidePanelContent, SidePanelProps } from '#kit/module/web-module.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { afterPaint } from '#kit/page/use-after-paint.ts';
import { currentLink, groupLinks } from './side-links.ts';
import classes from './side-panel.module.css';

const loaded = new Map<SidePanelContent, ComponentType<SidePanelProps>>();

function contentOf(content: SidePanelContent): ComponentType<SidePanelProps> {
  const known = loaded.get(content);
  if (known !== undefined) return known;
  const fresh = lazyPart(content.panel, {
    waiting: () => <RowsSkeleton rows={6} />,
    instead: (_, again) => <ErrorState error={null} what="This panel" onRetry={again} />,
  });
  loaded.set(content, fresh);
  return fresh;
}

interface SideContentProps {
  links: readonly SideLink[];
  contents: readonly SidePanelContent[];
  /** Called on navigation, so that a drawer closes. */
  onGo?: () => void;
}

/** The content of the side panel: the area's own content, then its pages under their headings. */
export function SideContent({ links, contents, onGo }: SideContentProps) {
  return (
    <>
      {contents.map((content, at) => {
        const Content = contentOf(content);
        return <Content key={at} onGo={onGo} />;
      })}
      <SideLinks links={links} onGo={onGo} />
    </>
  );
}

function SideLinks({ links, onGo }: Pick<SideContentProps, 'links' | 'onGo'>) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const query = useRouterState({ select: (state) => state.location.search as Record<string, unknown> });
  const current = currentLink(links, pathname, query);
  return (
    <>
      {groupLinks(links).map(({ group, links: entries }) => (
        <div key={group ?? ''} className={classes.group}>
          {group !== undefined && <h2 className={classes.heading}>{group}</h2>}
          <ul className={classes.list}>
            {entries.map((link) => (
              <SideEntry key={link.path + link.label} link={link} current={link === current} onGo={onGo} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

const always = (): boolean => true;
const noBadge = (): number | undefined => undefined;

// A separate component, because an entry may use hooks to decide whether it is shown.
function SideEntry({ link, current, onGo }: { link: SideLink; current: boolean; onGo: (() => void) | undefined }) {
  const { useShown = always, useBadge = noBadge } = link;
  // oxlint-disable-next-line react/hooks -- an entry is keyed by its link, whose hooks never change
  const shown = useShown();
  // oxlint-disable-next-line react/hooks -- as above
  const badge = useBadge();
  const place = useRef<HTMLLIElement | null>(null);
  // Scrolls to the current entry in a long list. After the page is painted, because it forces a layout of all of it.
  useEffect(
    () => (current ? afterPaint(() => place.current?.scrollIntoView({ block: 'nearest' })) : undefined),
    [current],
  );
  if (!shown) return null;
  const Icon = link.icon;
  return (
    <li ref={place}>
      <Link
        {...splitPath(link.path)}
        className={classes.link}
        onClick={onGo}
        title={link.label}
        aria-current={current ? 'page' : undefined}
        // Otherwise the router would mark both Inbox and Sent: they differ only in the query.
        activeOptions={{ exact: true, includeSearch: true }}
      >
        {Icon !== undefined && <Icon size={18} stroke={1.75} className={classes.icon} />}
        <span className={classes.label}>{link.label}</span>
        {badge !== undefined && badge > 0 && (
          <span className={classes.badge}>
            {badge > 999 ? '999+' : badge}
            <VisuallyHidden> waiting</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
