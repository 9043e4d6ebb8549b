import type { ApiForm } from './use-api-form.ts';

/** Returns the current value of a form field and renders the caller with each change. */
export function useWatched<Values, Name extends keyof Values & string>(
  form: ApiForm<Values>,
  name: Name,
): Values[Name] {
  return form.inner.useWatchValue(name as never) as Values[Name];
}
