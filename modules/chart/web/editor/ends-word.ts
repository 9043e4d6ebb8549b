import type { EditorState, Transaction } from '@tiptap/pm/state';

const inWord = /[\p{L}\p{N}\p{M}]$/u;

/** Whether a word, or more, ended with a change: a blank, a sign, a new line, something pasted, a change of form. */
export function endsWord(state: Pick<EditorState, 'selection'>, transaction: Pick<Transaction, 'getMeta'>): boolean {
  if (transaction.getMeta('uiEvent') !== undefined || transaction.getMeta('paste') !== undefined) return true;
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset === 0) return true;
  // Two units, for a letter may be a pair of them.
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 2), $from.parentOffset, undefined, '\ufffc');
  return !inWord.test(before);
}
