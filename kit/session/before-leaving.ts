type Saver = () => Promise<void>;

const savers = new Set<Saver>();

/** Registers a callback that saves unsaved work before its author signs out. Returns a function that unregisters it. */
export function beforeLeaving(save: Saver): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Runs all registered savers. Work that takes longer than `limit` ms or fails remains as a draft. */
export async function saveBeforeLeaving(limit: number): Promise<void> {
  const all = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limit))]);
}
