import { Button, CloseButton, Loader } from '@mantine/core';
import { IconAlertOctagon, IconCloudOff, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { breakWords, entryCount } from './break-words.ts';
import { CopyButton } from './copy-button.tsx';
import type { Verification } from './log/log-entry.ts';
import type { LogCheck } from './use-verification.ts';
import classes from './verification-banner.module.css';

interface VerificationBannerProps {
  check: LogCheck;
  /** Jumps to the first mismatch: its position in the chain, and its id if the entry exists. */
  onJump: (place: number, entryId: string | null) => void;
}

/** Shows the progress or the result of verifying the log. */
export function VerificationBanner({ check, onJump }: VerificationBannerProps) {
  const { status, found, error } = check;
  if (status === 'pending')
    return (
      <Banner tone="checking" icon={<Loader size={16} />} said="Checking every entry of the log…">
        <Button variant="default" size="compact-sm" onClick={check.dismiss}>
          Cancel
        </Button>
      </Banner>
    );
  if (status === 'error')
    return (
      <Banner
        tone="broken"
        icon={<IconCloudOff size={18} stroke={1.75} />}
        said="The log could not be checked"
        detail={error instanceof ApiError ? error.message : 'Something went wrong on this page.'}
        onDismiss={check.dismiss}
      >
        <Button variant="default" size="compact-sm" onClick={check.verify}>
          Try again
        </Button>
      </Banner>
    );
  if (found === undefined) return null;
  return found.ok ? (
    <Whole found={found} onDismiss={check.dismiss} />
  ) : (
    <Broken found={found} onJump={onJump} onDismiss={check.dismiss} />
  );
}

function Whole({ found, onDismiss }: { found: Verification; onDismiss: () => void }) {
  const { checked, time, head } = found;
  return (
    <Banner
      tone="good"
      icon={<IconShieldCheck size={18} stroke={1.75} />}
      said={
        <>
          This log has not been altered: {entryCount(checked)} checked,{' '}
          <time dateTime={time}>{formatInstant(time)}</time>
        </>
      }
      detail={head !== null && <Head head={head} />}
      onDismiss={onDismiss}
    />
  );
}

function Head({ head }: { head: string }) {
  return (
    <>
      Last hash <code>{head}</code> <CopyButton text={head} what="the last hash" /> Store it elsewhere to prove later
      that no entries up to this point were removed.
    </>
  );
}

interface BrokenProps {
  found: Verification;
  onJump: VerificationBannerProps['onJump'];
  onDismiss: () => void;
}

function Broken({ found, onJump, onDismiss }: BrokenProps) {
  const { first_broken: broken, checked, time } = found;
  const place = broken?.seq ?? null;
  return (
    <Banner
      tone="broken"
      icon={<IconAlertOctagon size={18} stroke={1.75} />}
      said={`This log has been altered. ${breakWords(broken?.kind ?? 'unknown', place)}`}
      detail={
        <>
          {checked === 0 ? 'No earlier entries were checked' : `${entryCount(checked)} before it checked and unaltered`}
          , <time dateTime={time}>{formatInstant(time)}</time>. Later entries were not verified.
        </>
      }
      onDismiss={onDismiss}
    >
      {place !== null && (
        <Button variant="default" size="compact-sm" onClick={() => onJump(place, broken?.entry_id ?? null)}>
          {broken?.kind === 'missing' ? 'Show where it is missing' : 'Show the entry'}
        </Button>
      )}
    </Banner>
  );
}

interface BannerProps {
  tone: 'checking' | 'good' | 'broken';
  icon: ReactNode;
  said: ReactNode;
  detail?: ReactNode;
  /** Undefined while there is nothing to dismiss. */
  onDismiss?: () => void;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** A line about the whole log above it, with its actions. */
export function Banner({ tone, icon, said, detail, onDismiss, children }: BannerProps) {
  return (
    <div className={classes.banner} data-tone={tone} role={tone === 'broken' ? 'alert' : 'status'}>
      <span className={classes.icon}>{icon}</span>
      <div className={classes.words}>
        <span className={classes.said}>{said}</span>
        {detail !== undefined && detail !== false && <span className={classes.small}>{detail}</span>}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
      {onDismiss !== undefined && <CloseButton className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss} />}
    </div>
  );
}
