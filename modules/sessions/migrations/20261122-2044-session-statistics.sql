-- Statistics read the sessions and the failed tries of all members over a time.
create index session_by_time on sessions.session (clinic_id, created_time);
create index failed_sign_in_by_time on sessions.failed_sign_in (clinic_id, time);
