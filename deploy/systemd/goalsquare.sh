#!/bin/sh
# Runs a command line of the server as its user, so that it can read and write the state: /usr/local/bin/goalsquare.
#   goalsquare accounts list    goalsquare subscriptions list    goalsquare backup check DIR    goalsquare doctor
set -eu
name=${1:?accounts, subscriptions, backup or doctor}
shift
[ "$name" = doctor ] || name=$name-cli
exec systemd-run --quiet --pipe --wait --collect \
  -p DynamicUser=yes -p User=goalsquare -p StateDirectory=goalsquare -p WorkingDirectory=/opt/goalsquare \
  -p EnvironmentFile=-/etc/goalsquare/goalsquare.env \
  -E NODE_ENV=production -E HOST=127.0.0.1 -E TRUST_PROXY=1 -E MEMORY_MB=512 \
  -E GOALSQUARE_STATE=/var/lib/goalsquare/state \
  /usr/bin/env node "server/dist/composition/$name.js" "$@"
