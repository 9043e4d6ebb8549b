import { type BlockChange, blockChanges } from './block-changes.ts';
import { topLevelBlocks } from './top-level-blocks.ts';

/** Which version of a paragraph is used if both sides changed it. */
export type Preference = 'mine' | 'theirs' | 'both';

/** A merged text; not clean if both sides changed the same paragraph. */
export interface MergedText {
  html: string;
  isClean: boolean;
}

interface Merged {
  blocks: readonly string[];
  isClean: boolean;
}

/**
 * Merges two versions of a sanitized note that were made from the same `base`, by paragraph and list item. What only
 * one side changed is taken from it. Where both added paragraphs, also in place of an empty line, both are kept, in an
 * order that is the same from either side.
 */
export function mergeTexts(base: string, mine: string, theirs: string, prefer: Preference): MergedText {
  if (theirs === base || mine === theirs) return { html: mine, isClean: true };
  if (mine === base) return { html: theirs, isClean: true };
  const { blocks, isClean } = merge(topLevelBlocks(base), topLevelBlocks(mine), topLevelBlocks(theirs), prefer);
  return { html: blocks.join(''), isClean };
}

function merge(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  prefer: Preference,
): Merged {
  const merged: string[] = [];
  let at = 0;
  let isClean = true;
  for (const group of groupsOf(blockChanges(base, mine), blockChanges(base, theirs))) {
    merged.push(...base.slice(at, group.from));
    const one = mergeGroup(base, group, prefer);
    merged.push(...one.blocks);
    isClean &&= one.isClean;
    at = group.to;
  }
  return { blocks: [...merged, ...base.slice(at)], isClean };
}

/** Changes of both sides that concern the same blocks. */
interface Group {
  from: number;
  to: number;
  mine: BlockChange[];
  theirs: BlockChange[];
}

function groupsOf(mine: readonly BlockChange[], theirs: readonly BlockChange[]): Group[] {
  const ordered = [
    ...mine.map((change) => ({ side: 'mine' as const, change })),
    ...theirs.map((change) => ({ side: 'theirs' as const, change })),
  ].toSorted(({ change: a }, { change: b }) => a.from - b.from || a.to - b.to);
  const groups: Group[] = [];
  for (const { side, change } of ordered) {
    let group = groups.at(-1);
    if (group === undefined || !touches(group, change)) {
      group = { from: change.from, to: change.to, mine: [], theirs: [] };
      groups.push(group);
    }
    group[side].push(change);
    group.to = Math.max(group.to, change.to);
  }
  return groups;
}

/** An insertion beside a changed block doesn't touch it: their order is clear. */
function touches(group: Group, { from, to }: BlockChange): boolean {
  const isSamePlace = from === to && group.from === group.to && from === group.from;
  return isSamePlace || (from < group.to && to > group.from);
}

function mergeGroup(base: readonly string[], group: Group, prefer: Preference): Merged {
  const before = base.slice(group.from, group.to);
  const mine = applied(base, group, group.mine);
  const theirs = applied(base, group, group.theirs);
  if (group.theirs.length === 0 || isSame(mine, theirs)) return { blocks: mine, isClean: true };
  if (group.mine.length === 0) return { blocks: theirs, isClean: true };
  if (before.every(isEmptyLine)) return { blocks: bothAdded(mine, theirs), isClean: true };
  const list = mergeLists(before, mine, theirs, prefer);
  if (list !== null) return list;
  const blocks = { mine, theirs, both: prefer === 'both' ? union(mine, theirs) : [] }[prefer];
  return { blocks, isClean: false };
}

/** Merges the items of one list that both sides changed; null if it is something else. */
function mergeLists(
  before: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  prefer: Preference,
): Merged | null {
  const versions = [before, mine, theirs].map((blocks) => (blocks.length === 1 ? itemsOf(blocks[0]!) : null));
  const [old, own, other] = versions;
  if (!old || !own || !other || own.open !== old.open || other.open !== old.open) return null;
  const { blocks, isClean } = merge(old.items, own.items, other.items, prefer);
  return { blocks: blocks.length === 0 ? [] : [`${old.open}${blocks.join('')}${old.close}`], isClean };
}

function itemsOf(block: string): { open: string; items: string[]; close: string } | null {
  const [, open, inner, close] = /^(<(?:ul|ol|blockquote)\b[^>]*>)([\s\S]*)(<\/\w+>)$/.exec(block) ?? [];
  return open === undefined ? null : { open, items: topLevelBlocks(inner!), close: close! };
}

function applied(base: readonly string[], { from, to }: Group, changes: readonly BlockChange[]): string[] {
  const blocks: string[] = [];
  let at = from;
  for (const change of changes) {
    blocks.push(...base.slice(at, change.from), ...change.blocks);
    at = change.to;
  }
  return [...blocks, ...base.slice(at, to)];
}

/** Keeps what both sides added at the same place; the order doesn't depend on the side. */
function bothAdded(one: readonly string[], other: readonly string[]): readonly string[] {
  const [first, second] = one.join('') < other.join('') ? [one, other] : [other, one];
  if (second.every(isEmptyLine)) return first;
  return first.every(isEmptyLine) ? second : union(first, second);
}

/**
 * Returns the blocks of both: common ones once; a paragraph that the other side continued only in its longer form;
 * empty lines of the second one are dropped.
 */
function union(one: readonly string[], other: readonly string[]): string[] {
  const blocks: string[] = [];
  let at = 0;
  for (const change of blockChanges(one, other)) {
    const own = one.slice(change.from, change.to);
    blocks.push(...one.slice(at, change.from));
    if (own.length === 1 && change.blocks.length === 1) blocks.push(...longer(own[0]!, change.blocks[0]!));
    else blocks.push(...own, ...change.blocks.filter((block) => !isEmptyLine(block)));
    at = change.to;
  }
  return [...blocks, ...one.slice(at)];
}

function longer(one: string, other: string): string[] {
  const continues = (long: string, short: string): boolean => long.startsWith(short.replace(/<\/\w+>$/, ''));
  if (continues(one, other)) return [one];
  return continues(other, one) ? [other] : [one, other];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((block, at) => block === other[at]);
}

function isEmptyLine(block: string): boolean {
  return /^<p>(?:\s|<br>|&nbsp;)*<\/p>$/.test(block);
}
