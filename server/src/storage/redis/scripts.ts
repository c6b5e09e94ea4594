/**
 * Counts a request where the quota has one left. Fields are days. **Shape**: whether it was counted, then the count of
 * each day asked for. KEYS: the account's counts. ARGV: the limit, seconds to keep them, the oldest day kept, then the
 * days, today last.
 */
const take = `
local days = {}
for i = 4, #ARGV do days[#days + 1] = ARGV[i] end
local counts = redis.call('HMGET', KEYS[1], unpack(days))
local sum = 0
for i = 1, #counts do counts[i] = tonumber(counts[i] or 0); sum = sum + counts[i] end
if sum >= tonumber(ARGV[1]) then return { 0, unpack(counts) } end
counts[#counts] = redis.call('HINCRBY', KEYS[1], days[#days], 1)
if counts[#counts] == 1 then
  for _, day in ipairs(redis.call('HKEYS', KEYS[1])) do if day < ARGV[3] then redis.call('HDEL', KEYS[1], day) end end
end
redis.call('EXPIRE', KEYS[1], ARGV[2])
return { 1, unpack(counts) }`;

/**
 * Takes from a bucket, by the clock of Redis, so that those of replicas need not agree. **Shape**: whether it had too
 * little, then what it holds. KEYS: the bucket. ARGV: how many it holds when full, how many flow in each second, how
 * many to take.
 */
const draw = `
local burst, rate, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local held = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens, at = tonumber(held[1] or burst), tonumber(held[2] or now)
tokens = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate)
local over = 0
if tokens < cost then over = 1 else tokens = math.min(burst, tokens - cost) end
redis.call('HSET', KEYS[1], 'tokens', string.format('%.6f', tokens), 'at', string.format('%.3f', math.max(now, at)))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / rate * 1000) + 1000)
return { over, string.format('%.6f', tokens) }`;

/**
 * Adds a field where a hash has fewer than a limit. **Shape**: whether it was added.
 * KEYS: the hash. ARGV: the limit, the field, its value.
 */
const keep = `
if redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[2], ARGV[3])
return 1`;

/**
 * Adds a replay, and removes those that have ended. **Shape**: `kept`, `taken`, `too many`, or `full` if all accounts
 * together have too many. KEYS: the hash of replays. ARGV: the match ID, the account ID, the replay as JSON, the limit
 * of the account, the limit of all accounts, the latest start of a replay that has ended in milliseconds.
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

/** Scripts that Redis runs atomically, by name. Each uses one key. */
export const scripts = { take, draw, keep, addReplay, replace } as const;
