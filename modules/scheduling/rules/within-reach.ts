/**
 * Whether somebody whose right reaches only some calendars may touch an event: it stands on one of theirs, and nothing puts it on a
 * calendar of somebody else. `before` is empty for an event that is booked.
 */
export function isWithinReach(
  reach: ReadonlySet<string>,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const touches = before.length === 0 ? after : before;
  return touches.some((id) => reach.has(id)) && after.every((id) => reach.has(id) || before.includes(id));
}
