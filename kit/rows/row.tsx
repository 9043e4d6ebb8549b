import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { splitPath } from '../navigation/query.ts';
import classes from './row-list.module.css';

interface RowProps {
  /** What the row is, in bold. */
  title: ReactNode;
  /** Small words below the title; of a list the empty parts are dropped, the others stand with dots between them. */
  subtitle?: ReactNode | readonly RowPart[];
  /** Opens the row: its title becomes a button. */
  onOpen?: () => void;
  /** The address of the row's page: its title becomes a link. */
  path?: string;
  /** A box that selects the row: `RowMark`. */
  mark?: ReactNode;
  /** Badges, between the words and the buttons. */
  badges?: ReactNode;
  /** `RowButton`s, a `RowMenu`, `EditDelete`. */
  actions?: ReactNode;
  /** Further lines below the subtitle: `RowLine`s. */
  lines?: ReactNode;
  /** The dialogs of the row, and whatever takes its whole width. */
  children?: ReactNode;
}

/** A part of a subtitle; what is empty is dropped. */
export type RowPart = string | number | false | null | undefined;

/** One row of a RowList or of ReadRows. */
export function Row({ title, subtitle, onOpen, path, mark, badges, actions, lines, children }: RowProps) {
  const words = isParts(subtitle) ? joinParts(subtitle) : subtitle;
  return (
    <li>
      <div className={classes.row}>
        {mark}
        <div className={classes.what}>
          <RowTitle title={title} onOpen={onOpen} path={path} />
          {hasContent(words) && <span className={classes.quiet}>{words}</span>}
          {lines}
        </div>
        {badges}
        {hasContent(actions) && <span className={classes.actions}>{actions}</span>}
      </div>
      {children}
    </li>
  );
}

function RowTitle({ title, onOpen, path }: Pick<RowProps, 'title' | 'onOpen' | 'path'>) {
  if (path !== undefined)
    return (
      <Link {...splitPath(path)} className={classes.open}>
        {title}
      </Link>
    );
  if (onOpen === undefined) return <strong>{title}</strong>;
  return (
    <button type="button" className={classes.open} onClick={onOpen}>
      {title}
    </button>
  );
}

interface RowLineProps {
  /** What has gone wrong is red. */
  tone?: 'quiet' | 'danger';
  children: ReactNode;
}

/** One further line of a Row, in small words. */
export function RowLine({ tone = 'quiet', children }: RowLineProps) {
  return <span className={tone === 'danger' ? classes.problem : classes.quiet}>{children}</span>;
}

/** The parts of a subtitle that hold something, with dots between them. */
export function joinParts(parts: readonly RowPart[]): string {
  return parts.filter((part) => part !== '' && part !== false && part != null).join(' · ');
}

function isParts(subtitle: RowProps['subtitle']): subtitle is readonly RowPart[] {
  return Array.isArray(subtitle);
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
