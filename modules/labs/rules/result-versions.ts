import { isLive, type ReportStatus, type SentObservation } from './hl7/sent-results.ts';

/** The fields that determine the position of a result's version. Times in milliseconds. */
export interface OrderedVersion {
  id: string;
  status: ReportStatus;
  corrects: boolean;
  /** When the laboratory reported it; see `orderTime`. */
  orderTime: number;
  /** MSH-7, which decides between equal times; null if unknown. */
  sentTime: number | null;
  /** The order of receipt, which decides last. */
  number: number;
}

/**
 * Returns when the laboratory reported a version: OBR-22, or the time of the message if OBR-22 is missing. A date
 * without a time is the time of the message on that day, and the end of the day in a later message.
 */
export function orderTime(reported: number | null, isDay: boolean, sent: number | null, received: number): number {
  if (reported === null) return sent ?? received;
  if (!isDay) return reported;
  const endOfDay = reported + 86_400_000 - 1;
  return sent !== null && sent >= reported ? Math.min(sent, endOfDay) : endOfDay;
}

/**
 * Sorts the versions of a result from the first to the current one, independent of the order of receipt. A correction
 * replaces a final result whatever the times are; a withdrawal (OBR-25 X) ends all earlier versions, and a later final
 * one counts again.
 */
export function orderVersions<Version extends OrderedVersion>(versions: readonly Version[]): Version[] {
  const byTime = versions.toSorted(
    (one, other) =>
      one.orderTime - other.orderTime || (one.sentTime ?? 0) - (other.sentTime ?? 0) || one.number - other.number,
  );
  // A preliminary report corrects earlier ones, and is replaced by later final ones.
  const replaced = new Set(
    byTime.filter((each) => isPartial(each) && byTime.some((other) => isFinalAfter(other, each))),
  );
  const stage = (each: Version): number => (replaced.has(each) ? 1 : stageOf(each));
  const early = byTime.filter((each) => stage(each) < 2);
  const late = byTime.filter((each) => stage(each) >= 2);
  const lastWithdrawal = late.findLastIndex(({ status }) => status === 'cancelled');
  // At equal times the withdrawal counts as the later one: a value that may be wrong must not stay.
  const withdrawn = late[lastWithdrawal];
  const isAfter = (each: Version): boolean =>
    withdrawn !== undefined &&
    (each.orderTime > withdrawn.orderTime ||
      (each.orderTime === withdrawn.orderTime && (each.sentTime ?? 0) > (withdrawn.sentTime ?? 0)));
  const ended = withdrawn === undefined ? [] : late.filter((each) => each.status !== 'cancelled' && !isAfter(each));
  const withdrawals = late.filter(({ status }) => status === 'cancelled');
  const standing = late.filter((each) => each.status !== 'cancelled' && (withdrawn === undefined || isAfter(each)));
  const corrected = (list: readonly Version[]): Version[] => list.toSorted((one, other) => stage(one) - stage(other));
  return [
    ...early.toSorted((one, other) => stage(one) - stage(other)),
    ...corrected(ended),
    ...withdrawals,
    ...corrected(standing),
  ];
}

const isPartial = ({ status }: OrderedVersion): boolean => status === 'partial' || status === 'received';

function isFinalAfter(one: OrderedVersion, other: OrderedVersion): boolean {
  if (one.status !== 'final' && one.status !== 'corrected') return false;
  if (one.orderTime !== other.orderTime) return one.orderTime > other.orderTime;
  return (one.sentTime ?? 0) > (other.sentTime ?? 0);
}

/** 0 received, 1 partial, 2 final or withdrawn, 3 correction. */
function stageOf({ status, corrects }: OrderedVersion): number {
  if (status === 'cancelled') return 2;
  if (corrects || status === 'corrected') return 3;
  return status === 'final' ? 2 : status === 'partial' ? 1 : 0;
}

/** A value as shown in a version: its own, or carried over from an earlier version, with the time of its withdrawal. */
export interface ShownValue extends SentObservation {
  /** When the laboratory withdrew it, as an ISO instant; null while valid. */
  withdrawn: string | null;
}

/**
 * Composes the values of each version, in order: omitted values carry over from the previous version (some laboratories
 * send each part separately), deleted or withdrawn values stay visible as withdrawn, and a canceled result withdraws
 * all of its values.
 */
export function composeValues(
  versions: readonly { status: ReportStatus; reported: string; observations: readonly SentObservation[] }[],
): ShownValue[][] {
  let standing: ShownValue[] = [];
  return versions.map(({ status, reported, observations }) => {
    const before = new Map(numbered(standing));
    const own = new Map(
      numbered(observations).map(([key, value]) => [key, showOwn(value, before.get(key), { status, reported })]),
    );
    const rest = [...before].filter(([key]) => !own.has(key));
    const kept = new Map(
      rest.map(([key, value]) => [
        key,
        status === 'cancelled' && value.withdrawn === null
          ? { ...value, interpretation: null, withdrawn: reported }
          : value,
      ]),
    );
    // In the order of the version; if it sends only some values, those keep their positions.
    const order = rest.length === 0 ? own.keys() : new Set([...before.keys(), ...own.keys()]);
    standing = [...order].map((key) => own.get(key) ?? kept.get(key)!);
    return standing;
  });
}

function showOwn(
  value: SentObservation,
  was: ShownValue | undefined,
  { status, reported }: { status: ReportStatus; reported: string },
): ShownValue {
  if (status === 'cancelled')
    return {
      ...value,
      withdrawn: isLive(value.status) ? reported : (was?.withdrawn ?? reported),
      interpretation: null,
    };
  // Final without sending the value again (OBX-11 U).
  if (value.status === 'U' && value.text === '' && value.file === null && was !== undefined)
    return { ...was, status: 'F', comment: value.comment || was.comment };
  if (isLive(value.status) || (value.status === 'X' && was === undefined)) return { ...value, withdrawn: null };
  const isSilent = value.text === '' && value.file === null && was !== undefined;
  const struck = isSilent ? { ...was, status: value.status, comment: value.comment || was.comment } : value;
  return { ...struck, interpretation: null, withdrawn: was?.withdrawn ?? reported };
}

/** Numbers values by code, sub-id, and position among several with both. */
export function numbered<Value extends { code: string; subId: string }>(values: readonly Value[]): [string, Value][] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const key = `${value.code}/${value.subId}`;
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return [`${key}/${place}`, value];
  });
}
