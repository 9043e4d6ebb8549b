import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { splitPath } from '../navigation/query.ts';
import classes from './row-list.module.css';

interface RowProps {
  /** The name of the row, in bold. */
  title: ReactNode;
  /** Secondary text below the title. Empty parts of a list are dropped; the others are separated by dots. */
  subtitle?: ReactNode | readonly RowPart[];
  /** Opens the row: its title becomes a button. */
  onOpen?: () => void;
  /** The path of the row's page: its title becomes a link. */
  path?: string;
  /** The checkbox that selects the row: `RowMark`. */
  mark?: ReactNode;
  /** Badges, between the text and the buttons. */
  badges?: ReactNode;
  /** `RowButton`s, a `RowMenu`, `EditDelete`. */
  actions?: ReactNode;
  /** Further lines below the subtitle: `RowLine`s. */
  lines?: ReactNode;
  /** The dialogs of the row, and content of full width. */
  children?: ReactNode;
}

/** A part of a subtitle. Empty parts are dropped. */
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
  /** Red, for failures. */
  tone?: 'quiet' | 'danger';
  children: ReactNode;
}

/** A further line of a Row, in small text. */
export function RowLine({ tone = 'quiet', children }: RowLineProps) {
  return <span className={tone === 'danger' ? classes.problem : classes.quiet}>{children}</span>;
}

/** Joins the non-empty parts of a subtitle with dots. */
export function joinParts(parts: readonly RowPart[]): string {
  return parts.filter((part) => part !== '' && part !== false && part != null).join(' · ');
}

function isParts(subtitle: RowProps['subtitle']): subtitle is readonly RowPart[] {
  return Array.isArray(subtitle);
}

function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
