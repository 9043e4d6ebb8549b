import { z } from 'zod';
import type { FaxConfig } from '#platform/config.ts';
import { readJson } from '#platform/http/read-json.ts';
import { CARRIER_MS, OF_CARRIER, type Carrier, failureOf } from './carrier.ts';

const answer = z.object({ Status: z.string(), Result: z.unknown() });
const status = z.object({ SentStatus: z.string().max(100), ErrorCode: z.string().max(500).nullish() });
const inbox = z.array(
  z.object({
    FileName: z.string().min(1).max(200),
    CallerID: z.union([z.string(), z.number()]).nullish(),
    User_FaxNumber: z.union([z.string(), z.number()]).nullish(),
    EpochTime: z.coerce.number(),
  }),
);

const MOST = 96 * 1024 * 1024;

/**
 * SRFax (https://www.srfax.com/api-page): a single endpoint for forms; `Queue_Fax`, `Get_FaxStatus`, `Get_Fax_Inbox`,
 * `Retrieve_Fax`.
 */
export function srfax({ baseUrl, key, sender }: FaxConfig): Carrier {
  const [id, password] = split(key);
  const call = async (action: string, fields: Record<string, string>): Promise<{ ok: boolean; result: unknown }> => {
    const response = await fetch(`${baseUrl}/SRF_SecWebSvc.php`, {
      method: 'POST',
      body: new URLSearchParams({ action, access_id: id, access_pwd: password, sResponseFormat: 'JSON', ...fields }),
      redirect: 'error',
      signal: AbortSignal.timeout(CARRIER_MS),
    });
    if (!response.ok) throw new Error(`fax: the carrier returned HTTP ${response.status}`);
    const { Status, Result } = answer.parse(await readJson(response, MOST, OF_CARRIER));
    return { ok: Status === 'Success', result: Result };
  };
  const must = async (action: string, fields: Record<string, string>): Promise<unknown> => {
    const { ok, result } = await call(action, fields);
    if (!ok) throw new Error(`fax: the carrier refused ${action}`);
    return result;
  };
  return {
    async send({ to, from, pdf }) {
      const { ok, result } = await call('Queue_Fax', {
        sCallerID: digits(from ?? ''),
        sSenderEmail: sender,
        sFaxType: 'SINGLE',
        sToFaxNumber: digits(to),
        sFileName_1: 'fax.pdf',
        sFileContent_1: pdf.toString('base64'),
      });
      if (ok) return { id: String(result) };
      return { failure: failureOf(String(result)), problem: String(result).slice(0, 200) };
    },
    async progressOf(faxId) {
      const { SentStatus, ErrorCode } = status.parse(await must('Get_FaxStatus', { sFaxDetailsID: faxId }));
      if (SentStatus === 'Sent') return { state: 'sent' };
      if (SentStatus !== 'Failed') return { state: 'under way' };
      const words = ErrorCode ?? '';
      return {
        state: 'failed',
        failure: failureOf(words),
        problem: words === '' ? 'The carrier gave no reason.' : words,
      };
    },
    async listIncoming(since) {
      const day = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '');
      const range = { sPeriod: 'RANGE', sStartDate: day(since), sEndDate: day(new Date(Date.now() + 86_400_000)) };
      return inbox
        .parse(await must('Get_Fax_Inbox', range))
        .map(({ FileName, CallerID, User_FaxNumber, EpochTime }) => ({
          id: FileName,
          from: dialled(CallerID),
          to: dialled(User_FaxNumber),
          time: new Date(EpochTime * 1000),
        }));
    },
    async fetchIncoming(name) {
      const result = await must('Retrieve_Fax', { sFaxFileName: name, sDirection: 'IN', sFaxFormat: 'PDF' });
      return Buffer.from(z.string().parse(result), 'base64');
    },
  };
}

const split = (key: string): [string, string] => {
  const at = key.indexOf(':');
  return at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)];
};

// SRFax numbers have no plus sign: 16175550143.
const digits = (number: string): string => number.replaceAll(/\D/g, '');
const dialled = (number: string | number | null | undefined): string => {
  const only = digits(String(number ?? ''));
  return only === '' ? '' : `+${only.length === 10 ? '1' : ''}${only}`;
};
