#!/bin/sh
# Run once by the image of PostgreSQL, in an empty database: three roles: one owns the schema, one runs the app,
# one makes backups.
set -eu
psql --set ON_ERROR_STOP=1 --username postgres --dbname postgres \
  --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" --set backup="$BACKUP_PASSWORD" <<'SQL'
create role appeals_owner login nosuperuser nobypassrls password :'owner';
create role appeals_app login nosuperuser nobypassrls password :'app';
-- Reads every practice's rows and writes nothing.
create role appeals_backup login nosuperuser bypassrls in role pg_read_all_data password :'backup';
create database appeals owner appeals_owner;
revoke connect on database appeals from public;
grant connect on database appeals to appeals_app, appeals_backup;
SQL
