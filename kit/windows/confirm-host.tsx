import { useLayoutEffect } from 'react';
import { lazyPart } from '../module/lazy-part.tsx';
import { forgetQuestion, useQuestion } from './confirm.ts';
import { guardEscape } from './escape-gate.ts';

/** Preloads the confirmation dialog. The shell does so because the first question may come up without a network. */
export const loadConfirmDialog = () => import('./confirm-dialog.tsx').then((file) => file.ConfirmDialog);

const ConfirmDialog = lazyPart(loadConfirmDialog, { instead: () => null, onMissing: askPlainly });

/** Renders the questions of `confirm`; the shell has one host. */
export function ConfirmHost() {
  const isOpen = useQuestion((state) => state.question !== null);
  useLayoutEffect(guardEscape, []);
  return isOpen ? <ConfirmDialog /> : null;
}

// Falls back to the browser's native dialog, so that unsaved work is protected anyway.
function askPlainly(): void {
  const { question } = useQuestion.getState();
  if (question === null) return;
  // Not during rendering.
  setTimeout(() => {
    question.answer(window.confirm(`${question.title}\n\n${question.message}`));
    forgetQuestion();
  });
}
