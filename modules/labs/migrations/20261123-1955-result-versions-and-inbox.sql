-- What becomes of a result that comes without a status (OBR-25).
alter table labs.lab add column missing_status text not null default 'preliminary' check (missing_status in ('preliminary', 'refused'));

-- The interface inbox: each inbound message with its acknowledgement. A message that can't be read may name no laboratory.
alter table labs.message alter column lab_id drop not null;
alter table labs.message add column ack_code text;
alter table labs.message add column error_code text;
-- How often the same text was received, and when last.
alter table labs.message add column received_count integer not null default 1;
alter table labs.message add column last_time timestamptz;
-- The message that this one is a corrected copy of, and the one that was filed in its place.
alter table labs.message add column corrects_id uuid;
alter table labs.message add column filed_as_id uuid;
alter table labs.message add column handled_time timestamptz;
alter table labs.message add column handled_by uuid;
alter table labs.message add column handled_reason text;
alter table labs.message add foreign key (clinic_id, corrects_id) references labs.message (clinic_id, id);
alter table labs.message add foreign key (clinic_id, filed_as_id) references labs.message (clinic_id, id);
alter table labs.message add foreign key (clinic_id, handled_by) references practice.member (clinic_id, user_id);
update labs.message set ack_code = case when state = 'filed' then 'AA' else 'AE' end where direction = 'in';
create index message_inbound on labs.message (clinic_id, created_time desc, id) where direction = 'in';
create index message_to_handle on labs.message (clinic_id) where direction = 'in' and state = 'refused' and handled_time is null;

-- What orders the versions of a result, whatever order they were received in.
alter table labs.report add column order_time timestamptz;
alter table labs.report add column sent_time timestamptz;
alter table labs.report add column corrects boolean not null default false;
-- The values as this version sent them; labs.observation holds what it shows.
alter table labs.report add column sent_values jsonb;
alter table labs.report add column shown_hash bytea;
alter table labs.report add column mark text;
alter table labs.report add column order_comment text not null default '';
alter table labs.report add column patient_comment text not null default '';
alter table labs.report add column match_agrees text[] not null default '{}';
alter table labs.report add column match_differs text[] not null default '{}';
alter table labs.report add column match_missing text[] not null default '{}';
-- When the patient first read it on the portal.
alter table labs.report add column portal_time timestamptz;
update labs.report r set order_time = r.reported_time, corrects = r.status = 'corrected',
  sent_values = coalesce((select jsonb_agg(jsonb_build_object('code', o.code, 'codeSystem', o.code_system, 'name', o.name, 'subId', o.sub_id,
    'type', o.value_type, 'text', o.value_text, 'value', o.value_number, 'units', o.units, 'rangeText', o.range_text, 'low', o.low, 'high', o.high,
    'flag', o.flag, 'interpretation', o.interpretation, 'status', o.status, 'method', o.method, 'observed', o.observed_time, 'comment', o.comment,
    'file', case when o.file_id is null then null else jsonb_build_object('kind', 'application/pdf', 'encoding', '', 'data', '',
      'id', o.file_id, 'type', 'application/pdf') end) order by o.sort_index)
    from labs.observation o where o.clinic_id = r.clinic_id and o.report_id = r.id), '[]');
alter table labs.report alter column order_time set not null;
alter table labs.report alter column sent_values set not null;

-- When the laboratory withdrew the value; it stays visible, struck through, and counts no more.
alter table labs.observation add column withdrawn_time timestamptz;
alter table labs.observation add column file_type text;
update labs.observation set file_type = 'application/pdf' where file_id is not null;
create index report_by_content on labs.report (clinic_id, lab_id, content_hash);
