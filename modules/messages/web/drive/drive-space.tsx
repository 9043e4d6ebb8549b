import { useQuery } from '@tanstack/react-query';
import { readUsage } from '../drive-api.ts';
import { DRIVE_KEY } from './drive-key.ts';
import classes from './drive.module.css';
import { sizeText } from './size-text.ts';

/** The space used on the whole drive, which may be more than the open folder shows. */
export function DriveSpace() {
  const { data } = useQuery({
    queryKey: [DRIVE_KEY, 'usage', 'space'],
    queryFn: ({ signal }) => readUsage(signal),
    meta: { quiet: true },
  });
  if (data === undefined) return null;
  const { used, limit, files, versions } = data;
  const parts = [count(files, 'file'), versions > 0 && count(versions, 'earlier version')].filter(Boolean);
  return (
    <p className={classes.space}>
      Whole drive: {sizeText(used)} of {sizeText(limit)} used, {parts.join(' and ')}
    </p>
  );
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
