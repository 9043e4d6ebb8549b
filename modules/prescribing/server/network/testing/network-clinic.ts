import { fastify } from 'fastify';
import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { NetworkConfig } from '#platform/config.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic } from '#practice/testing';
import { pharmacies } from '#pharmacies/server';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type NetworkServer, startNetworkServer } from '../../../../../sandbox/network-server.ts';
import type { CancelRx, NewRx } from '../../script/message.ts';
import { newRx } from '../../script/testing/sample-messages.ts';
import { networkRoute } from '../inbound/network-route.ts';
import { newMessageId } from '../new-message-id.ts';
import { networkRules } from '../network-module.ts';
import { saveLocation } from '../registration/prescribers.sql.ts';

/** A sandbox network with its callback, and the settings to reach it. */
export interface TestNetwork {
  config: NetworkConfig;
  server: NetworkServer;
  callbackUrl: string;
  /** The app that receives callbacks; tests can make it fail. */
  callbackApp: { current: App };
  close(): Promise<void>;
}

/** Starts a sandbox network that calls the app back. */
export async function startTestNetwork(app: App, { pace = 60, repeats = 1 } = {}): Promise<TestNetwork> {
  const own = { account: 'clinic', password: newId(), callbackPassword: newId() };
  const http = fastify();
  const config: NetworkConfig = { ...own, url: '', version: '2017071' };
  const callbackApp = { current: { ...app, config: { ...app.config, network: config } } as App };
  // Looked up at each call, so that a test can make it fail.
  const living = new Proxy({} as App, { get: (_none, name) => callbackApp.current[name as keyof App] });
  networkRoute({ server: http, app: living, admit: async () => null });
  const callbackUrl = `${await http.listen({ host: '127.0.0.1', port: 0 })}/api/epx/network`;
  const server = await startNetworkServer(null, { ...own, callbackUrl, pace, repeats });
  config.url = `http://127.0.0.1:${server.port}`;
  return {
    config,
    server,
    callbackUrl,
    callbackApp,
    async close() {
      await server.close();
      await http.close();
    },
  };
}

/** A clinic with a registered doctor. */
export interface NetworkClinic {
  clinicId: string;
  practiceId: string;
  doctor: RequestContext;
  manager: RequestContext;
  spi: string;
}

/** Creates such a clinic. */
export async function makeNetworkClinic(app: App): Promise<NetworkClinic> {
  const made = await makeTestClinic(app, [...networkRules, ...pharmacies.accessRules]);
  const [doctor, manager] = await Promise.all([made.as('Doctor'), made.as('Manager')]);
  const spi = String(6_000_000_000_000 + Math.floor(Math.random() * 999_999_999_999));
  await app.database.transaction((tx) =>
    saveLocation(
      tx,
      made.clinicId,
      {
        user_id: doctor.actor.userId,
        practice_id: made.practiceId,
        spi,
        service_level: 'New,Refill,Change,Cancel',
        registered_by: manager.actor.userId,
        fields: {
          npi: '2000000010',
          first_name: 'Doctor',
          last_name: 'Tester',
          practice_name: 'Main',
          address_line1: '1 Elm St',
          city: 'Boston',
          state_province: 'MA',
          postal_code: '02110',
          phone: '6175550100',
          fax: null,
        },
      },
      app.clock(),
    ),
  );
  return { clinicId: made.clinicId, practiceId: made.practiceId, doctor, manager, spi };
}

/** Creates a prescription of that clinic to a pharmacy. */
export function prescriptionTo(clinic: NetworkClinic, ncpdpId: string, orderNumber: string): NewRx {
  return {
    ...newRx,
    header: {
      to: { code: ncpdpId, qualifier: 'P' },
      from: { code: clinic.spi, qualifier: 'D' },
      messageId: newMessageId(),
      sentTime: clinic.doctor.now.toISOString(),
      orderNumber,
    },
    pharmacy: { ...newRx.pharmacy, ncpdpId },
  };
}

/** Creates the cancellation of a prescription. */
export function cancellationOf(prescription: NewRx): CancelRx {
  const { kind: _kind, allergies: _allergies, observations: _observations, ...rest } = prescription;
  const header = { ...prescription.header, messageId: newMessageId(), relatesTo: prescription.header.messageId };
  return { ...rest, kind: 'CancelRx', header };
}

/** Returns the state of a message. */
export async function stateOf(app: App, clinicId: string, id: string): Promise<{ state: string; code: string | null }> {
  const { rows } = await columnsOf('prescribing.network_message', ['state', 'code'])
    .select(sql`from prescribing.network_message where clinic_id = ${clinicId} and id = ${id}`)
    .execute(app.database.kysely);
  return rows[0]!;
}

/** Waits until a condition is true, by default for up to half a minute. */
export async function until(isDone: () => Promise<boolean> | boolean, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('It did not come to pass.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
