import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './clinic.ts';

/** Opens a form on a page after a reload. */
export type OpenForm = (who: Page) => Promise<Locator>;
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
/** Adopts the other user's version. */
export const take = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Use their version' }).click();

/** Two users with the same form open. */
interface ConcurrentEdit {
  pages: readonly [first: Page, second: Page];
  opens: OpenForm;
  field: string;
  /** The second user's page receives the first user's save before they save themselves. */
  hears?: boolean;
}

/**
 * Two users open the same form; the first saves, and the second gets the notice, either live or by a refused save, and
 * keeps their input.
 */
export async function collide(
  { pages: [first, second], opens, field, hears = false }: ConcurrentEdit,
  theirs: string,
  own: string,
) {
  const at = (form: Locator): Locator => form.getByRole('textbox', { name: field, exact: true });
  const [early, late] = [await opens(first), await opens(second)];
  await at(early).fill(theirs);
  await save(early);
  await expect(early).toBeHidden();
  await at(late).fill(own);
  if (!hears) await save(late);
  await expect(told(late)).toContainText(theirs);
  await expect(at(late)).toHaveValue(own);
  return { late, typed: at(late) };
}

/** The second user overwrites the first one's save, and the next time adopts it. */
export async function meet(meeting: ConcurrentEdit, [over, taken]: UserInput): Promise<void> {
  const one = await collide(meeting, ...over);
  await expectAccessible(meeting.pages[1]);
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

/** Opens the dialog of a row by its button, on a page after a reload. */
export function byButton(path: string, button: string | RegExp): OpenForm {
  return async (who) => {
    await who.goto(path);
    await who.getByRole('button', { name: button }).click();
    return who.getByRole('dialog');
  };
}
