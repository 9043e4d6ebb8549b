import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './clinic.ts';

/** Opens a form on a page after a reload; or without one, if `mayStay` and the page already shows the form's list. */
export type OpenForm = (who: Page, mayStay?: boolean) => Promise<Locator>;
/**
 * The input of the first and the second user: for the save that overwrites, then for the one that adopts the other
 * version.
 */
type UserInput = readonly [readonly [theirs: string, own: string], readonly [theirs: string, own: string]];

/** Returns the notice about another user's save. */
export const told = (form: Locator): Locator => form.getByText(/^Someone else saved changes/);
/** Clicks the save button. */
export const save = (form: Locator): Promise<void> => form.getByRole('button', { name: /^Save/ }).click();
/** Waits until the notice counts as read: an earlier save is refused and shows it again. */
export const readIt = (page: Page): Promise<void> => page.waitForTimeout(3000);
/** Clicks the save button in the moment in which the notice appears. */
export const saveAsItIsTold = (form: Locator): Promise<void> =>
  form.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          if (!element.textContent.includes('Someone else saved changes')) return;
          observer.disconnect();
          element.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(element, { childList: true, subtree: true });
        look();
      }),
  );
/**
 * Prepares the click on the save button of a user who has not read the notice: in the moment in which it appears, or
 * when the returned function is called, whichever is first. Under load, a notice that came live counts as read before
 * an ordinary click.
 */
export async function saveUnread(form: Locator): Promise<() => Promise<void>> {
  await form.evaluate((element) => {
    const click = (): void => {
      observer.disconnect();
      element.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    };
    const observer = new MutationObserver(() => {
      if (!element.textContent.includes('Someone else saved changes')) return;
      element.removeEventListener('save-unread', click);
      click();
    });
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('save-unread', click, { once: true });
  });
  return () => form.dispatchEvent('save-unread');
}
/** Adopts the other user's version. */
export const take = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Use their version' }).click();

/** Two users with the same form open. */
interface ConcurrentEdit {
  pages: readonly [first: Page, second: Page];
  opens: OpenForm;
  field: string;
  /** The second user's page receives the first user's save before they save themselves. */
  hears?: boolean;
  /** Checks the notice for accessibility; once per file, because it is the same everywhere. */
  scans?: boolean;
}

/**
 * Two users open the same form; the first saves, and the second gets the notice, either live or by a refused save, and
 * keeps their input.
 */
export async function collide(
  { pages: [first, second], opens, field, hears = false }: ConcurrentEdit,
  theirs: string,
  own: string,
  /** Both pages show the newest version: a page on the form's list needs no reload. */
  mayStay = false,
) {
  const at = (form: Locator): Locator => form.getByRole('textbox', { name: field, exact: true });
  const [early, late] = await Promise.all([opens(first, mayStay), opens(second, mayStay)]);
  await at(late).fill(own);
  await at(late).blur();
  await at(early).fill(theirs);
  const saveNow = hears ? null : await saveUnread(late);
  await save(early);
  await expect(early).toBeHidden();
  await saveNow?.();
  await expect(told(late)).toContainText(theirs);
  // The refused save is over.
  await expect(late.getByRole('button', { name: /^Save/ })).toBeEnabled();
  await expect(at(late)).toHaveValue(own);
  return { late, typed: at(late) };
}

/** The second user overwrites the first one's save, and the next time adopts it. */
export async function meet(meeting: ConcurrentEdit, [over, taken]: UserInput): Promise<void> {
  const one = await collide(meeting, ...over, true);
  if (meeting.scans === true) await expectAccessible(meeting.pages[1]);
  if (meeting.hears === true) await readIt(meeting.pages[1]);
  await save(one.late);
  await expect(one.late).toBeHidden();
  const other = await collide(meeting, ...taken);
  await take(other.late);
  await expect(told(other.late)).toBeHidden();
  await expect(other.typed).toHaveValue(taken[0]);
  await save(other.late);
  await expect(other.late).toBeHidden();
}

/** Returns the input of two users in turn, with the same beginning. */
export const wordsOf = (base: string): UserInput => [
  [`${base}, the first said`, `${base}, the second said`],
  [`${base}, the first said later`, `${base}, the second said later`],
];

/** Opens the dialog of a row by its button. */
export function byButton(path: string, button: string | RegExp): OpenForm {
  return async (who, mayStay = false) => {
    if (!mayStay || !who.url().endsWith(path)) await who.goto(path);
    await who.getByRole('button', { name: button }).click();
    return who.getByRole('dialog');
  };
}
