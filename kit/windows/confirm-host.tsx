import { useLayoutEffect } from 'react';
import { lazyPart } from '../module/lazy-part.tsx';
import { forgetQuestion, useQuestion } from './confirm.ts';
import { guardEscape } from './escape-gate.ts';

/** Fetches the dialog of questions; the shell does so before the first one, which may come without a network. */
export const loadConfirmDialog = () => import('./confirm-dialog.tsx').then((file) => file.ConfirmDialog);

const ConfirmDialog = lazyPart(loadConfirmDialog, { instead: () => null, onMissing: askPlainly });

/** Where the questions of `confirm` appear; the shell holds one. */
export function ConfirmHost() {
  const isOpen = useQuestion((state) => state.question !== null);
  useLayoutEffect(guardEscape, []);
  return isOpen ? <ConfirmDialog /> : null;
}

// Whoever leaves something unsaved is asked, if not as nicely.
function askPlainly(): void {
  const { question } = useQuestion.getState();
  if (question === null) return;
  // Not while the page is being painted.
  setTimeout(() => {
    question.answer(window.confirm(`${question.title}\n\n${question.message}`));
    forgetQuestion();
  });
}
