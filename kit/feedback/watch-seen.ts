// Long enough to read a sentence.
const SEEN_MS = 2500;

/**
 * Calls `onSeen` when at least half of the element was on screen for 2.5 seconds in a visible tab. Returns a function
 * that stops watching.
 */
export function watchSeen(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOnScreen = false;
  const restart = (): void => {
    clearTimeout(timer);
    if (isOnScreen && document.visibilityState === 'visible') timer = setTimeout(onSeen, SEEN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      restart();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', restart);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', restart);
  };
}
