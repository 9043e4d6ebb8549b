import { useMemo } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { timeAgo } from '#kit/formats/time-ago.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { factorWords } from '../../rules/index.ts';
import { MemberSignInsDocument, type MemberSignInsQuery } from '../registration.operations.gen.ts';
import classes from './security-list.module.css';

type SignIn = MemberSignInsQuery['member_sign_ins'][number];

/** Second factor and last activity of each member; empty for invited members, and if it can't be read. */
export function useMemberSignInColumns(): readonly DataColumn<{ id: string }>[] {
  const { data } = useApiQuery(MemberSignInsDocument, {}, { quiet: true });
  return useMemo(() => {
    const byId = new Map((data?.member_sign_ins ?? []).map((signIn) => [signIn.user_id, signIn]));
    return columnsOf((row) => byId.get(row.id), new Date());
  }, [data]);
}

function columnsOf(of: (row: { id: string }) => SignIn | undefined, now: Date): DataColumn<{ id: string }>[] {
  return [
    {
      id: 'two_fa',
      title: '2FA',
      width: '6rem',
      phone: 'hidden',
      cell: (row) => {
        const signIn = of(row);
        if (signIn === undefined) return null;
        return signIn.two_fa.length === 0 ? <span className={classes.none}>Off</span> : factorWords(signIn.two_fa);
      },
    },
    {
      id: 'seen_time',
      title: 'Last seen',
      width: '7rem',
      phone: 'hidden',
      cell: (row) => {
        const signIn = of(row);
        if (signIn === undefined) return null;
        if (signIn.seen_time == null) return <span className={classes.none}>Never</span>;
        return <span title={formatInstant(signIn.seen_time)}>{timeAgo(signIn.seen_time, now)}</span>;
      },
    },
  ];
}
