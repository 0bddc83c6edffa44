#!/usr/bin/env bash
# Three PostgreSQL under Patroni, etcd and HAProxy on 127.0.0.1, for failover.fault.ts; it ends with its standard input.
# FOLDER: an empty folder. ETCD: the port of etcd. For each node N of 1 2 3: POSTGRES_N and REST_N, the ports on which it listens;
# POSTGRES_LINE_N, REST_LINE_N and ETCD_LINE_N, the ports by which others reach it and by which it reaches etcd, which can be cut.
# DATABASE: the port of HAProxy for the database. SITE: its port for the product. SITE_1 SITE_2 SITE_3: those of the product.
set -euo pipefail

bin=$(find /usr/lib/postgresql -path '*/bin/postgres' -printf '%h\n' | sort -V | tail -1)
chown postgres "$FOLDER"
chmod 0711 "$FOLDER"
children=()
end_all() {
  kill -KILL "${children[@]}" 2>/dev/null || true
  for file in "$FOLDER"/node*/postmaster.pid; do
    [ -e "$file" ] && kill -KILL "$(head -1 "$file")" 2>/dev/null || true
  done
}
trap end_all EXIT
# Only for the background: the program takes the place of the shell, so that $! is its number.
as_postgres() { exec setpriv --reuid=postgres --regid=postgres --clear-groups env -i PATH="$PATH" LC_ALL=C.UTF-8 HOME="$FOLDER" "$@"; }

as_postgres etcd --data-dir "$FOLDER/etcd" --unsafe-no-fsync \
  --listen-client-urls "http://127.0.0.1:$ETCD" --advertise-client-urls "http://127.0.0.1:$ETCD" \
  --listen-peer-urls "http://127.0.0.1:$ETCD_PEER" --initial-advertise-peer-urls "http://127.0.0.1:$ETCD_PEER" \
  --initial-cluster "default=http://127.0.0.1:$ETCD_PEER" >"$FOLDER/etcd.log" 2>&1 &
children+=($!)

for node in 1 2 3; do
  postgres=POSTGRES_$node rest=REST_$node postgres_line=POSTGRES_LINE_$node rest_line=REST_LINE_$node etcd_line=ETCD_LINE_$node
  cat >"$FOLDER/patroni$node.yml" <<END
scope: tirtha
name: node$node
restapi:
  listen: 127.0.0.1:${!rest}
  connect_address: 127.0.0.1:${!rest_line}
etcd3:
  host: 127.0.0.1:${!etcd_line}
  # Without it Patroni would ask etcd for its address and go there directly.
  use_proxies: true
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    primary_start_timeout: 0
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters:
        max_connections: 100
        synchronous_commit: 'on'
  initdb:
    - encoding: UTF8
    - locale: C
  pg_hba:
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
postgresql:
  listen: 127.0.0.1:${!postgres}
  connect_address: 127.0.0.1:${!postgres_line}
  data_dir: $FOLDER/node$node
  bin_dir: $bin
  pgpass: $FOLDER/pgpass$node
  authentication:
    superuser: { username: postgres, password: none }
    replication: { username: replicator, password: none }
    rewind: { username: rewind, password: none }
  parameters:
    unix_socket_directories: $FOLDER
END
  as_postgres patroni "$FOLDER/patroni$node.yml" >"$FOLDER/patroni$node.log" 2>&1 &
  children+=($!)
  echo "patroni $node $!"
done

cat >"$FOLDER/haproxy.cfg" <<END
global
  maxconn 500
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 10
  option redispatch
listen database
  mode tcp
  bind 127.0.0.1:$DATABASE
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
$(for node in 1 2 3; do
  postgres_line=POSTGRES_LINE_$node rest_line=REST_LINE_$node
  echo "  server node$node 127.0.0.1:${!postgres_line} check port ${!rest_line}"
done)
listen site
  mode http
  bind 127.0.0.1:$SITE
  retry-on conn-failure
$(for node in 1 2 3; do
  site=SITE_$node
  echo "  server site$node 127.0.0.1:${!site}"
done)
END
haproxy -db -f "$FOLDER/haproxy.cfg" >"$FOLDER/haproxy.log" 2>&1 &
children+=($!)

read -r _ || true
