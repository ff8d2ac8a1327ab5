-- Once, on the primary, by psql as superuser. PgBouncer refuses session settings: the role has them.
create role moguang login password '{{appPassword}}';
alter role moguang set statement_timeout = '30s';
alter role moguang set idle_in_transaction_session_timeout = '60s';
create database moguang owner moguang;
