/*
 * Compares the CPU time of a season table of ten metrics as rows with fetch and parsing of the same JSON.
 *
 * `node bench/season.mjs [season] [rounds]`, with GOALSQUARE_URL and GOALSQUARE_TOKEN in the environment. Each round
 * measures both, so that other work on the machine affects both. Prints, as JSON, the milliseconds of the fastest round
 * of each, and the median ratio of the rounds.
 */
import { API } from '@goalsquare/client';

const [season = 2025, rounds = 21] = process.argv.slice(2).map(Number);
const METRICS = 'DISPOSAL KICK HANDBALL MARK TACKLE CLEARANCE INSIDE_50 GOAL BEHIND HITOUT'.split(' ');
const CALLS = 5;

const sent = [];
const recorder = (...request) => {
  sent.push(request);
  return fetch(...request);
};
const { length } = await new API({ cache: false, fetch: recorder }).seasonStats(METRICS, season);
const api = new API({ cache: false });
const viaClient = () => api.seasonStats(METRICS, season);
const viaFetch = async () => {
  for (const [url, { headers }] of sent) JSON.parse(await (await fetch(url, { headers })).text());
};

/** Returns the mean CPU time of a call, in milliseconds. */
async function cpu(work) {
  const begun = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / CALLS;
}

await Promise.all([cpu(viaClient), cpu(viaFetch)]);
const measured = [];
for (let round = 0; round < rounds; round += 1) measured.push([await cpu(viaClient), await cpu(viaFetch)]);
const ratios = measured.map(([client, plain]) => client / plain).sort((a, b) => a - b);
const least = (place) => Math.min(...measured.map((times) => times[place]));
console.log(JSON.stringify({ rows: length, client: least(0), plain: least(1), ratio: ratios[rounds >> 1] }));
