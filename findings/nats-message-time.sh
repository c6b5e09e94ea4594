#!/usr/bin/env bash
# @nats-io/jetstream 3.3.1: the same message has two times. `JsMsg.time`, from a consumer, parses the nanoseconds as a
# JavaScript number, which has only every 256th of them, and rounds up to the next millisecond if the server took the
# message in the last 127 ns of one (about 1 message in 8,000). `StoredMsg.time`, from `streams.getMessage`, cuts the
# text of the same instant. A program that compares the two sees another message. `JsMsg.timestampNanos` is exact.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @nats-io/jetstream@3.3.1 >/dev/null
cat >show.cjs <<'JS'
const path = require('node:path');
const lib = path.join(process.cwd(), 'node_modules/@nats-io/jetstream/lib');
const { JsMsgImpl } = require(path.join(lib, 'jsmsg.js'));
const { StoredMsgImpl } = require(path.join(lib, 'jsmstream_api.js'));
for (const [instant, nanoseconds] of [
  ['2026-11-27T05:30:00.999999950Z', '1795757400999999950'],
  ['2026-11-27T05:30:00.123456789Z', '1795757400123456789'],
]) {
  const consumed = new JsMsgImpl({ reply: `$JS.ACK.stream.consumer.1.7.7.${nanoseconds}.0` });
  const stored = new StoredMsgImpl({ message: { seq: 7, subject: 'a', time: instant } });
  const exact = new Date(Number(consumed.timestampNanos / 1000000n));
  console.log([instant, ...[consumed.time, stored.time, exact].map((time) => time.toISOString().slice(17, 23))].join(' '));
}
JS
node show.cjs | tee seen
diff seen - <<'TEXT'
2026-11-27T05:30:00.999999950Z 01.000 00.999 00.999
2026-11-27T05:30:00.123456789Z 00.123 00.123 00.123
TEXT
echo 'as described: consumer, stored, exact'
