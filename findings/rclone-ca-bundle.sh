#!/usr/bin/env bash
# rclone 1.60.1, as Debian 12 has it: with AWS_CA_BUNDLE set to a bundle that exists, no remote of the type s3 can be
# opened, not even one over plain HTTP. The AWS SDK puts the bundle into an HTTP transport of its own type, and rclone
# gives it another. Machines behind a proxy that inspects TLS set that variable. Unset it for rclone, and name the
# bundle with --ca-cert.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download rclone >/dev/null 2>&1
dpkg -x rclone_1.60.1*.deb .
printf '[store]\ntype = s3\nprovider = Other\naccess_key_id = a\nsecret_access_key = b\nendpoint = http://127.0.0.1:9\nregion = us-east-1\n' >conf
list() { usr/bin/rclone --config conf --retries 1 --low-level-retries 1 ls store:bucket 2>&1 || true; }
{
  AWS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt list | grep -o 'LoadCustomCABundleError' | head -1
  unset AWS_CA_BUNDLE
  list | grep -o 'connection refused' | head -1
} | tee seen
diff seen - <<'TEXT'
LoadCustomCABundleError
connection refused
TEXT
echo 'as described: no request with AWS_CA_BUNDLE, one without'
