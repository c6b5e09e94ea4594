/**
 * Takes a request from a quota if it has one left. **Shape**: how many are used then, or -1, and the count of each day,
 * joined by commas. `first` is where ARGV has: the limit, seconds to keep the counts, the oldest day kept, then the
 * days, today last.
 */
const takeFrom = `
local function take(key, first)
  local days = {}
  for i = first + 3, #ARGV do days[#days + 1] = ARGV[i] end
  local counts = redis.call('HMGET', key, unpack(days))
  local used = 0
  for i = 1, #counts do counts[i] = tonumber(counts[i] or 0); used = used + counts[i] end
  if used >= tonumber(ARGV[first]) then return -1, table.concat(counts, ',') end
  counts[#counts] = redis.call('HINCRBY', key, days[#days], 1)
  if counts[#counts] == 1 then
    for _, day in ipairs(redis.call('HKEYS', key)) do
      if day < ARGV[first + 2] then redis.call('HDEL', key, day) end
    end
  end
  redis.call('EXPIRE', key, ARGV[first + 1])
  return used + 1, table.concat(counts, ',')
end`;

/**
 * Takes from a bucket, by the clock of Redis, so that those of replicas need not agree. **Shape**: 1 if it had too
 * little, otherwise 0, then what it holds. ARGV begins with how many it holds when full, how many flow in each second.
 */
const drawFrom = `
local function draw(key)
  local burst, rate = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local held = redis.call('HMGET', key, 'tokens', 'at')
  local tokens, at = tonumber(held[1] or burst), tonumber(held[2] or now)
  tokens = math.min(burst, tokens + math.max(0, now - at) / 1000 * rate)
  local over = 0
  if tokens < 1 then over = 1 else tokens = tokens - 1 end
  redis.call('HSET', key, 'tokens', string.format('%.6f', tokens), 'at', string.format('%.3f', math.max(now, at)))
  redis.call('PEXPIRE', key, math.ceil((burst - tokens) / rate * 1000) + 1000)
  return over, string.format('%.6f', tokens)
end`;

/** Takes a request from a quota. KEYS: the counts of the account. */
const take = `${takeFrom}
return { take(KEYS[1], 1) }`;

/** Takes from a bucket. KEYS: the bucket. */
const draw = `${drawFrom}
return { draw(KEYS[1]) }`;

/** Takes a request from a bucket and, if it has one, from a quota. KEYS: the bucket, the counts of the account. */
const drawAndTake = `${takeFrom}${drawFrom}
local over, tokens = draw(KEYS[1])
if over == 1 then return { over, tokens } end
return { over, tokens, take(KEYS[2], 3) }`;

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

/** Scripts that Redis runs atomically, by name, and how many keys each has. The keys of a script share a hash tag. */
export const scripts = {
  take: { lua: take, numberOfKeys: 1 },
  draw: { lua: draw, numberOfKeys: 1 },
  drawAndTake: { lua: drawAndTake, numberOfKeys: 2 },
  keep: { lua: keep, numberOfKeys: 1 },
  addReplay: { lua: addReplay, numberOfKeys: 1 },
  replace: { lua: replace, numberOfKeys: 1 },
} as const;
