-- A random token is unique with its clinic too; with the clinic in it, the index can be split over several databases.
drop index billing.pay_link_token;
create unique index pay_link_token on billing.pay_link (token_hash, clinic_id);
-- The processor's ids are unique by themselves.
drop index billing.payment_of_intent;
create unique index payment_of_intent on billing.payment (intent_id, clinic_id) where intent_id is not null;
drop index billing.refund_of_processor;
create unique index refund_of_processor on billing.refund (refund_id, clinic_id) where refund_id is not null;
