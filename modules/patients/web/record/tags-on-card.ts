// Dimensions of a card on the narrowest phone, in px: its width, a letter of the name and of a tag, and the padding of
// a tag.
const CARD = 300;
const OF_NAME = 7.5;
const OF_TAG = 6.5;
const AROUND_TAG = 32;

/** Returns how many of a patient's tags fit beside the name on a phone card: at least one, at most two. */
export function tagsOnCard(tags: readonly { tag: string }[], name: string): number {
  const two = tags.slice(0, 2).reduce((width, { tag }) => width + AROUND_TAG + tag.length * OF_TAG, 0);
  const fit = CARD - name.length * OF_NAME - (tags.length > 2 ? 20 : 0) >= two;
  return Math.min(tags.length, fit ? 2 : 1);
}
