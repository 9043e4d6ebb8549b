// Generated from the contract by `npm run generate`; CI proves it fresh.
export type SortOrder = 'asc' | 'desc';

export type IdFilter = {
  equals?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type StringFilter = {
  equals?: string | null | undefined;
  contains?: string | null | undefined;
  startsWith?: string | null | undefined;
};

export type DateFilter = {
  equals?: string | null | undefined;
  gte?: string | null | undefined;
  lte?: string | null | undefined;
};

export type DateTimeFilter = {
  gte?: Date | null | undefined;
  lt?: Date | null | undefined;
};
