type Saver = () => Promise<void>;

const savers = new Set<Saver>();

/** Registers something that saves unsaved work before its author signs out; the answered function takes it back. */
export function beforeLeaving(save: Saver): () => void {
  savers.add(save);
  return () => savers.delete(save);
}

/** Lets everything save; what takes longer than `limit` ms or fails stays behind as a draft. */
export async function saveBeforeLeaving(limit: number): Promise<void> {
  const all = Promise.allSettled([...savers].map((save) => save()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, limit))]);
}
