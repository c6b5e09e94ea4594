#!/usr/bin/env bash
# ioredis 6.0.0: a Cluster that is disconnected while it reads its slots keeps the process alive for ever. `disconnect()`
# clears the timer of `slotsRefreshInterval`, but the reading under way ends with "Cluster is disconnecting." and sets
# the next one, which nobody clears: each reading finds no node and sets another. Between readings the same call ends
# the process at once, so a program hangs at its end once in a while: how often is the share of time spent reading.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ioredis@6.0.0 >/dev/null
cat >show.cjs <<'JS'
const { createServer } = require('node:net');
const { Cluster } = require('ioredis');
// A node that has all slots, and takes a while to say so after the first time.
let asked = 0;
let whileReading = () => {};
const node = createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    for (const command of String(bytes).split(/\r\n(?=\*)/)) {
      const { port } = node.address();
      const slots = `*1\r\n*3\r\n:0\r\n:16383\r\n*3\r\n$9\r\n127.0.0.1\r\n:${port}\r\n$1\r\na\r\n`;
      const info = 'redis_version:7.2.0\r\nloading:0\r\n';
      if (!/slots/i.test(command)) socket.write(/info/i.test(command) ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
      else if (++asked === 1) socket.write(slots);
      else {
        setTimeout(() => socket.write(slots), 100).unref();
        whileReading();
      }
    }
  });
  socket.unref();
});
node.listen(0, '127.0.0.1', () => {
  node.unref();
  const options = { slotsRefreshInterval: 200, redisOptions: { maxRetriesPerRequest: 0 } };
  const cluster = new Cluster([{ host: '127.0.0.1', port: node.address().port }], options);
  cluster.on('error', () => {});
  if (process.argv[2] === 'reading') whileReading = () => cluster.disconnect();
  else cluster.once('ready', () => setTimeout(() => cluster.disconnect(), 50));
});
JS
run() { if timeout 10 node show.cjs "$1"; then echo "disconnected while $1: the process ends"; else echo "disconnected while $1: alive after 10 s"; fi; }
{ run idle; run reading; } | tee seen
diff seen - <<'TEXT'
disconnected while idle: the process ends
disconnected while reading: alive after 10 s
TEXT
