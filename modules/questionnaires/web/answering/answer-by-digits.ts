import type { KeyboardEvent } from 'react';

/**
 * Answers the question that has the focus by a digit, and moves to the next one, which may appear only because of this
 * answer. Used by the form for staff, who copy answers from paper.
 */
export function answerByDigits(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: form, target } = event;
  if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  const question = target.closest('[data-path]');
  const radios = [...(question?.querySelectorAll<HTMLInputElement>('[data-digit]') ?? [])];
  // On a scale up to 10, a 0 typed after a 1 makes it 10.
  const ten = key === '0' && radios.some((radio) => radio.checked && radio.dataset['digit'] === '1');
  const chosen =
    (ten ? radios.find((radio) => radio.dataset['digit'] === '10') : undefined) ??
    radios.find((radio) => radio.dataset['digit'] === key);
  if (question === null || chosen === undefined) return;
  event.preventDefault();
  chosen.click();
  chosen.focus();
  const mayGrow = key === '1' && radios.some((radio) => radio.dataset['digit'] === '10');
  if (!mayGrow) requestAnimationFrame(() => focusAfter(form, question));
}

function focusAfter(form: HTMLElement, question: Element): void {
  const questions = [...form.querySelectorAll('[data-path]')];
  const next = questions.slice(questions.indexOf(question) + 1).find((each) => focusIn(each));
  if (next === undefined) form.querySelector<HTMLElement>('[data-submit]')?.focus();
}

/** Moves the focus to a question: its chosen answer, or its first field. Returns false if it has none. */
export function focusIn(part: Element): boolean {
  const field =
    part.querySelector<HTMLElement>('input:checked') ?? part.querySelector<HTMLElement>('input, textarea, button');
  field?.focus();
  return field !== null;
}
