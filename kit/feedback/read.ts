/** What of a read the page shows; `useApiQuery` answers it. */
export interface Read<Result> {
  data: Result | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** A part of what was read, null where the answer doesn't hold it: `ReadState` then says that it was not found. */
export function selectRead<Result, Part>(
  read: Read<Result>,
  select: (result: Result) => Part | null | undefined,
): Read<Part | null> {
  const { data, error, refetch } = read;
  return { data: data === undefined ? undefined : (select(data) ?? null), error, refetch };
}

/** Two reads that are shown together: there once both are, failed where one has. Trying again reads what is missing. */
export function joinReads<One, Other>(one: Read<One>, other: Read<Other>): Read<readonly [One, Other]> {
  const data = one.data === undefined || other.data === undefined ? undefined : ([one.data, other.data] as const);
  const failed = [one, other].filter((read) => read.data === undefined && read.error !== null);
  return {
    data,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((read) => read.refetch())),
  };
}
