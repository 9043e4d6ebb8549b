const REST_MS = 2000;

let lastInput = 0;

for (const type of ['pointerdown', 'keydown', 'wheel'])
  globalThis.addEventListener?.(type, () => (lastInput = performance.now()), { capture: true, passive: true });

/** Resolves when the browser is idle; Safari has no such API and uses a timeout. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 10_000 });
    else setTimeout(resolve, 500);
  });
}

/** Resolves when the browser is idle and nobody has pressed or scrolled anything for two seconds. */
export async function quiet(): Promise<void> {
  await idle();
  while (restLeft() > 0) {
    await new Promise((resolve) => setTimeout(resolve, restLeft()));
    await idle();
  }
}

const restLeft = (): number => lastInput + REST_MS - performance.now();
