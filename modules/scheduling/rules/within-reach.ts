/**
 * Returns whether a user whose permission covers only some calendars may change an event: it must be on one of those
 * calendars, and the change must not put it on others. `before` is empty for a new event.
 */
export function isWithinReach(
  reach: ReadonlySet<string>,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const touches = before.length === 0 ? after : before;
  return touches.some((id) => reach.has(id)) && after.every((id) => reach.has(id) || before.includes(id));
}
