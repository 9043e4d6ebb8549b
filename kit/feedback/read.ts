/** The state of a read that the page shows; `useApiQuery` returns it. */
export interface Read<Result> {
  data: Result | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** Selects a part of a result, null if the result doesn't contain it: `ReadState` then shows that it was not found. */
export function selectRead<Result, Part>(
  read: Read<Result>,
  select: (result: Result) => Part | null | undefined,
): Read<Part | null> {
  const { data, error, refetch } = read;
  return { data: data === undefined ? undefined : (select(data) ?? null), error, refetch };
}

/** Joins two reads that are shown together: loaded when both are, failed if one is. A retry reads what is missing. */
export function joinReads<One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> {
  const data = one.data === undefined || other.data === undefined ? undefined : ([one.data, other.data] as const);
  const failed = [one, other].filter((read) => read.data === undefined && read.error !== null);
  return {
    data,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((read) => read.refetch())),
  };
}
