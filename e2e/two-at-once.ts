import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible } from './clinic.ts';

/** Opens a form on a page that is read anew. */
export type Opens = (who: Page) => Promise<Locator>;
/** What the first and the second type: for the save over theirs, then for the time they take theirs. */
type Typed = readonly [readonly [theirs: string, own: string], readonly [theirs: string, own: string]];

/** What is told of what somebody else has saved. */
export const told = (form: Locator): Locator => form.getByText(/^Someone else saved changes/);
/** Presses what saves. */
export const save = (form: Locator): Promise<void> => form.getByRole('button', { name: /^Save/ }).click();
/** Waits until what is told counts as read: a save before that is refused and shows it again. */
export const readIt = (page: Page): Promise<void> => page.waitForTimeout(3000);
/** Presses what saves in the moment in which it is told, as a click that was already on its way does. */
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
/** Takes over what the other has saved. */
export const take = (form: Locator): Promise<void> => form.getByRole('button', { name: 'Use their version' }).click();

/** Two who have the same open. */
interface Meeting {
  pages: readonly [first: Page, second: Page];
  opens: Opens;
  field: string;
  /** The page of the second hears of what the first saved, before they save themselves. */
  hears?: boolean;
}

/** Two open the same; the first saves, and the second is told of theirs, at once or by a refused save, and keeps what they typed. */
export async function collide(
  { pages: [first, second], opens, field, hears = false }: Meeting,
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

/** Who comes second saves over what the first saved, and the next time takes it over. */
export async function meet(meeting: Meeting, [over, taken]: Typed): Promise<void> {
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

/** What two say in turn, beginning alike. */
export const wordsOf = (base: string): Typed => [
  [`${base}, the first said`, `${base}, the second said`],
  [`${base}, the first said later`, `${base}, the second said later`],
];

/** Opens the dialog of a row by its button, on a page that is read anew. */
export function byButton(path: string, button: string | RegExp): Opens {
  return async (who) => {
    await who.goto(path);
    await who.getByRole('button', { name: button }).click();
    return who.getByRole('dialog');
  };
}
