/** Runs `work` on every item, at most two concurrently, and returns the results in the order of the items. */
export async function twoAtATime<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all([lane(), lane()]);
  return results;
}
