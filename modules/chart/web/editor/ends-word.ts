import type { EditorState, Transaction } from '@tiptap/pm/state';

const inWord = /[\p{L}\p{N}\p{M}]$/u;

/** Returns whether a change completed a word: whitespace, punctuation, a line break, a paste or a formatting change. */
export function endsWord(state: Pick<EditorState, 'selection'>, transaction: Pick<Transaction, 'getMeta'>): boolean {
  if (transaction.getMeta('uiEvent') !== undefined || transaction.getMeta('paste') !== undefined) return true;
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset === 0) return true;
  // Two code units, since a letter may be a surrogate pair.
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 2), $from.parentOffset, undefined, '\ufffc');
  return !inWord.test(before);
}
