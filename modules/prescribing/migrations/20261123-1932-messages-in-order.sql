-- Messages about one thing leave in the order in which they were queued: `subject_id` names the thing, `place` the order.
alter table prescribing.network_message add column subject_id uuid;
-- Attempts that certainly did not reach the network. A message with no other attempts can still be withdrawn.
alter table prescribing.network_message add column unsent_attempts integer not null default 0;
-- When the sender wrote the answer that the state rests on: an older one that arrives later changes nothing.
alter table prescribing.network_message add column answer_sent_time timestamptz;
alter table prescribing.network_message add column place integer;
update prescribing.network_message m set place = o.place, subject_id = m.prescription_id
from (select clinic_id, id, row_number() over (partition by clinic_id, prescription_id order by created_time, id) as place
  from prescribing.network_message where direction = 'out') o
where o.clinic_id = m.clinic_id and o.id = m.id;
create unique index network_message_place on prescribing.network_message (clinic_id, subject_id, place) where subject_id is not null;
alter table prescribing.network_message drop constraint network_message_state_check;
alter table prescribing.network_message add constraint network_message_state_check
  check (state in ('queued', 'sending', 'sent', 'accepted', 'refused', 'failed', 'unknown', 'withdrawn', 'filed'));

-- Waiting: the network has not acknowledged it yet. Withdrawn: canceled before the pharmacy had it.
alter table prescribing.prescription drop constraint prescription_state_check;
alter table prescribing.prescription add constraint prescription_state_check
  check (state in ('Saved', 'Waiting', 'Queued', 'Confirmed', 'Failed', 'Unknown', 'Printed', 'Withdrawn'));
alter table prescribing.prescription drop constraint prescription_cancel_state_check;
alter table prescribing.prescription add constraint prescription_cancel_state_check
  check (cancel_state in ('Waiting', 'Queued', 'Approved', 'Denied', 'Failed', 'Unknown'));
alter table prescribing.pharmacy_request drop constraint pharmacy_request_response_state_check;
alter table prescribing.pharmacy_request add constraint pharmacy_request_response_state_check
  check (response_state in ('Waiting', 'Queued', 'Confirmed', 'Failed', 'Unknown'));
update prescribing.prescription r set state = 'Waiting' from prescribing.network_message m
where m.clinic_id = r.clinic_id and m.direction = 'out' and m.message_id = r.message_id and m.state in ('queued', 'sending') and r.state = 'Queued';
update prescribing.prescription r set cancel_state = 'Waiting' from prescribing.network_message m
where m.clinic_id = r.clinic_id and m.direction = 'out' and m.message_id = r.cancel_message_id and m.state in ('queued', 'sending')
  and r.cancel_state = 'Queued';
update prescribing.pharmacy_request q set response_state = 'Waiting' from prescribing.network_message m
where m.clinic_id = q.clinic_id and m.direction = 'out' and m.message_id = q.response_message_id and m.state in ('queued', 'sending')
  and q.response_state = 'Queued';

-- What the pharmacy reports of dispensing (RxFill), the newest by the time that it was written.
alter table prescribing.prescription add column fill_state text
  check (fill_state in ('Dispensed', 'PartiallyDispensed', 'NotDispensed', 'Transferred'));
alter table prescribing.prescription add column fill_time timestamptz;
alter table prescribing.prescription add column fill_note text;

-- What a change request asks for in detail, by the network's codes.
alter table prescribing.pharmacy_request add column request_sub_codes text[] not null default '{}';
