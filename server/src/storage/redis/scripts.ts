import { add, draw, drawAndTake, giveBack, lease, take } from './limit-scripts.js';

/**
 * Adds a field if a hash has fewer fields than a limit. **Shape**: whether it was added. KEYS: the hash. ARGV: the
 * limit, the field, its value.
 */
const keep = `
if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
return 1`;

/**
 * Adds a replay, and removes those that have ended. **Shape**: `kept`, `taken`, `too many`, or `full` if all accounts
 * together have too many. KEYS: the hash of replays. ARGV: the match ID, the account ID, the replay as JSON, the
 * account's limit, the limit over all accounts, and the start in milliseconds up to which replays have ended.
 */
const addReplay = `
local ended, ofAccount, all, isTaken = tonumber(ARGV[6]), 0, 0, false
local fields = redis.call('HGETALL', KEYS[1])
for i = 1, #fields, 2 do
  local replay = cjson.decode(fields[i + 1])
  if replay.begun <= ended then redis.call('HDEL', KEYS[1], fields[i])
  else
    all = all + 1
    if fields[i] == ARGV[1] then isTaken = true end
    if replay.accountId == ARGV[2] then ofAccount = ofAccount + 1 end
  end
end
if isTaken then return 'taken' end
if ofAccount >= tonumber(ARGV[4]) then return 'too many' end
if all >= tonumber(ARGV[5]) then return 'full' end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 'kept'`;

/** Replaces a field of a hash, unless the field was removed. KEYS: the hash. ARGV: the field, its value. */
const replace = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
return 1`;

/**
 * Scripts that Redis runs atomically, by name, with the number of keys of each. The keys of a script share a hash tag.
 */
export const scripts = {
  take: { lua: take, numberOfKeys: 2 },
  draw: { lua: draw, numberOfKeys: 1 },
  drawAndTake: { lua: drawAndTake, numberOfKeys: 2 },
  lease: { lua: lease, numberOfKeys: 3 },
  giveBack: { lua: giveBack, numberOfKeys: 2 },
  add: { lua: add, numberOfKeys: 1 },
  keep: { lua: keep, numberOfKeys: 1 },
  addReplay: { lua: addReplay, numberOfKeys: 1 },
  replace: { lua: replace, numberOfKeys: 1 },
} as const;
