import { z } from 'zod';
import type { FaxConfig } from '#platform/config.ts';
import { readBounded } from '#platform/http/read-bounded.ts';
import { readJson } from '#platform/http/read-json.ts';
import { CARRIER_MS, OF_CARRIER, type Carrier, failureOf, type SubmitResult, type Progress } from './carrier.ts';

const accepted = z.object({ messageId: z.string().min(1).max(100) });
const info = z.object({ status: z.string().max(50), resultInfo: z.string().max(500).nullish() });
const history = z.object({
  rows: z.array(
    z.object({
      messageId: z.string().min(1).max(100),
      faxCallerId: z.string().max(50).nullish(),
      faxNumber: z.string().max(50).nullish(),
      createdAt: z.coerce.date(),
    }),
  ),
});

const MOST_JSON = 4 * 1024 * 1024;
const MOST_PDF = 64 * 1024 * 1024;

/**
 * Documo's REST API (https://docs.documo.com): `POST /v1/faxes`, `GET /v1/fax/<id>/info`, `/v1/fax/history`,
 * `/v1/fax/<id>/download`.
 */
export function documo({ baseUrl, key }: FaxConfig): Carrier {
  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${baseUrl}${path}`, {
      ...init,
      headers: { authorization: `Basic ${key}` },
      redirect: 'error',
      signal: AbortSignal.timeout(CARRIER_MS),
    });
  const json = (response: Response): Promise<unknown> => readJson(response, MOST_JSON, OF_CARRIER);
  return {
    async send({ to, from, toName, pdf }): Promise<SubmitResult> {
      const form = new FormData();
      form.append('faxNumber', to);
      form.append('recipientName', toName);
      form.append('coverPage', 'false');
      if (from !== null) form.append('callerId', from);
      form.append('attachments', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'fax.pdf');
      const response = await call('/v1/faxes', { method: 'POST', body: form });
      if (response.ok) return { id: accepted.parse(await json(response)).messageId };
      if (response.status === 429 || response.status >= 500)
        return { failure: 'unreachable', problem: `The carrier returned HTTP ${response.status}.` };
      const text = (await readBounded(response, 10_000)).toString('utf8');
      return { failure: failureOf(text), problem: `The carrier rejected the fax (${response.status}).` };
    },
    async progressOf(id): Promise<Progress> {
      const { status, resultInfo } = info.parse(
        await json(await checked(call(`/v1/fax/${encodeURIComponent(id)}/info`))),
      );
      if (status === 'success') return { state: 'sent' };
      if (status !== 'failed') return { state: 'under way' };
      const words = resultInfo ?? '';
      return {
        state: 'failed',
        failure: failureOf(words),
        problem: words === '' ? 'The carrier gave no reason.' : words,
      };
    },
    async listIncoming(since) {
      const query = new URLSearchParams({
        direction: 'inbound',
        limit: '200',
        offset: '0',
        fromDate: since.toISOString(),
      });
      const { rows } = history.parse(await json(await checked(call(`/v1/fax/history?${query.toString()}`))));
      return rows.map(({ messageId, faxCallerId, faxNumber, createdAt }) => ({
        id: messageId,
        from: faxCallerId ?? '',
        to: faxNumber ?? '',
        time: createdAt,
      }));
    },
    async fetchIncoming(id) {
      return readBounded(await checked(call(`/v1/fax/${encodeURIComponent(id)}/download`)), MOST_PDF);
    },
  };
}

async function checked(call: Promise<Response>): Promise<Response> {
  const response = await call;
  if (!response.ok) throw new Error(`fax: the carrier returned HTTP ${response.status}`);
  return response;
}
