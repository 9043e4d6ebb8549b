import type { ApiForm } from './use-api-form.ts';

/** What is in a field of a form right now; whoever asks is painted anew with each change. */
export function useWatched<Values, Name extends keyof Values & string>(
  form: ApiForm<Values>,
  name: Name,
): Values[Name] {
  return form.inner.useWatchValue(name as never) as Values[Name];
}
