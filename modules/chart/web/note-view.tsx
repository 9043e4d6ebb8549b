import { createElement, memo, type ReactElement, type ReactNode } from 'react';
import { decodeReferences, noteTokens, sanitizeNote, topLevelBlocks } from '../rules/index.ts';
import classes from './note-prose.module.css';

interface NoteViewProps {
  html: string;
  /** Highlights blocks that are not in this set: those missing in the other version. */
  except?: ReadonlySet<string>;
}

/** A read-only note, rendered as React elements instead of HTML, so that only allowed content can appear. */
export const NoteView = memo(function NoteView({ html, except }: NoteViewProps) {
  const blocks = topLevelBlocks(sanitizeNote(html));
  return (
    <div className={classes.prose}>
      {blocks.map((block, at) => elementOf(block, at, except !== undefined && !except.has(block)))}
    </div>
  );
});

interface OpenElement {
  name: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

const SPELLED: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan', start: 'start' };

function elementOf(block: string, at: number, isNew: boolean): ReactElement {
  const open: OpenElement[] = [{ name: '', props: {}, children: [] }];
  const close = (): void => {
    const { name, props, children } = open.pop()!;
    const parent = open.at(-1)!;
    const key = open.length === 1 ? at : parent.children.length;
    if (name === 'br' || name === 'hr') parent.children.push(createElement(name, { key }));
    else if (children.length > 0) parent.children.push(createElement(name, { key, ...props }, ...children));
    // An empty line still takes up space.
    else parent.children.push(createElement(name, { key, ...props }, createElement('br')));
  };
  for (const token of noteTokens(block)) {
    if (token.kind === 'text') open.at(-1)!.children.push(decodeReferences(token.text));
    else if (token.kind === 'close') close();
    else {
      const props = { ...propsOf(token.attributes), ...(open.length === 1 && isNew ? { 'data-new': true } : {}) };
      open.push({ name: token.name, props, children: [] });
      if (token.name === 'br' || token.name === 'hr') close();
    }
  }
  return open[0]!.children[0] as ReactElement;
}

function propsOf(written: string): Record<string, number> {
  const found = written.matchAll(/(\w+)="(\d+)"/g);
  return Object.fromEntries([...found].map(([, name, value]) => [SPELLED[name!] ?? name!, Number(value)]));
}
