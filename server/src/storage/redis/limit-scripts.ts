/*
 * Scripts on the limits of an account: its bucket and its counts by day are fields of one string, so that one BITFIELD
 * reads and changes all of them. Fields, by their first bit:
 *
 * - 0 (u63): when the bucket is full again. **Units**: nanoseconds since 1970.
 * - 64 (u32): which period field 128 counts: its last day times 64 plus its days. 0: nothing was counted, 1: none.
 * - 96 (u32): the last day that has a field. **Units**: days since 1970.
 * - 128 (u62): requests in that period.
 * - 192 and on (u32): requests of a day, 64 days in a ring.
 *
 * An operation that would overflow a field changes nothing. So conditions such as "subtract if at least" and "add if at
 * most" are written as additions that otherwise overflow. `BucketWords` and `quotaWords` create the arguments.
 */

/**
 * Changes the bucket with ARGV 1-4. **Shape**: the first value is the remaining time to fill before, the third the time
 * after, or false if refused.
 */
const bucketFields = `'OVERFLOW', 'SAT', 'INCRBY', 'u63', 0, ARGV[1],
    'OVERFLOW', 'FAIL', 'INCRBY', 'u63', 0, ARGV[2], 'INCRBY', 'u63', 0, ARGV[3], 'INCRBY', 'u63', 0, ARGV[4]`;

/**
 * `q` is the position of the quota's arguments in ARGV: add, subtract, period, today, requests, seconds to keep,
 * days...
 */
const quotaFields = `'OVERFLOW', 'FAIL', 'INCRBY', 'u62', 128, ARGV[q], 'INCRBY', 'u62', 128, ARGV[q + 1],
    'INCRBY', 'u32', 192 + ARGV[q + 3] % 64 * 32, ARGV[q + 4]`;

/** Clears the fields of days that have passed since the last counted one. */
const clearDays = `
local function clearDays(last, today)
  for day = math.max(last + 1, today - 63), today do
    redis.call('BITFIELD', KEYS[1], 'SET', 'u32', 192 + day % 64 * 32, 0)
  end
  redis.call('BITFIELD', KEYS[1], 'SET', 'u32', 96, math.max(last, today))
end`;

/**
 * Prepares the fields for a new day or another period by adding up its days. An account without counts may have those
 * of version 1.0.0: a hash by day, KEYS[2].
 */
const beginPeriod = `${clearDays}
local function beginPeriod(q)
  local today, sum = tonumber(ARGV[q + 3]), 0
  local now = redis.call('BITFIELD', KEYS[1], 'GET', 'u32', 64, 'GET', 'u32', 96)
  if today > now[2] then clearDays(now[2], today) end
  for i = q + 6, #ARGV do
    local at = 192 + (today - #ARGV + i) % 64 * 32
    if now[1] == 0 then
      redis.call('BITFIELD', KEYS[1], 'SET', 'u32', at, redis.call('HGET', KEYS[2], ARGV[i]) or 0)
    end
    sum = sum + redis.call('BITFIELD', KEYS[1], 'GET', 'u32', at)[1]
  end
  redis.call('BITFIELD', KEYS[1], 'SET', 'u62', 128, sum, 'SET', 'u32', 64, ARGV[q + 2])
  redis.call('EXPIRE', KEYS[1], ARGV[q + 5])
end`;

/**
 * Takes requests from a bucket and, if it has them, from a quota. **Shape**: whether the bucket had too few, its
 * remaining time to fill (nanoseconds), the number of requests used in the period or -1, and the number used today.
 */
const takeBoth = `${beginPeriod}
local q = 6
local function change()
  return redis.call('BITFIELD', KEYS[1], 'GET', 'u32', 64, ${bucketFields},
    ${quotaFields})
end
local function undo(r, hasBucket)
  local back = { 'BITFIELD', KEYS[1] }
  local function add(...) for _, word in ipairs({...}) do back[#back + 1] = word end end
  if hasBucket and r[4] then add('INCRBY', 'u63', 0, '-' .. ARGV[5]) end
  if r[7] then add('INCRBY', 'u62', 128, '-' .. ARGV[q + 4]) end
  if r[8] then add('INCRBY', 'u32', 192 + ARGV[q + 3] % 64 * 32, '-' .. ARGV[q + 4]) end
  redis.call(unpack(back))
end
local function takeBoth()
  local r = change()
  if r[1] ~= tonumber(ARGV[q + 2]) then
    undo(r, true)
    beginPeriod(q)
    r = change()
  end
  if not r[4] then
    undo(r)
    return { 1, r[2] }
  end
  if r[7] then return { 0, r[4], r[7], r[8] } end
  undo(r)
  return { 0, r[4], -1, r[8] - ARGV[q + 4] }
end`;

/**
 * Takes requests from a bucket and, if it has them, from a quota. KEYS: the account's limits, its counts from earlier
 * versions. ARGV: bucket, nanoseconds taken, quota.
 */
export const drawAndTake = `${takeBoth}
return takeBoth()`;

/**
 * Takes a slice of a bucket and quota for a process, or nothing. **Shape**: as `drawAndTake`, then the number of
 * requests in slices of other processes; empty if there is no slice. KEYS: as for `drawAndTake`, then the account's
 * slices. ARGV: as for `drawAndTake`, then the process, the end of the slice and the current time, in milliseconds.
 */
export const lease = `${takeBoth}
local id, ends, now = ARGV[#ARGV - 2], ARGV[#ARGV - 1], tonumber(ARGV[#ARGV])
for i = 1, 3 do table.remove(ARGV) end
local r = takeBoth()
if r[1] == 1 or r[3] == -1 then
  if r[1] == 0 then redis.call('BITFIELD', KEYS[1], 'INCRBY', 'u63', 0, '-' .. ARGV[5]) end
  return {}
end
local others, all = 0, redis.call('HGETALL', KEYS[3])
for i = 1, #all, 2 do
  local count, untilTime = all[i + 1]:match('(%d+):(%d+)')
  if tonumber(untilTime) < now then redis.call('HDEL', KEYS[3], all[i])
  elseif all[i] ~= id then others = others + count end
end
redis.call('HSET', KEYS[3], id, ARGV[q + 4] .. ':' .. ends)
redis.call('PEXPIRE', KEYS[3], 4 * (ends - now))
r[5] = others
return r`;

/**
 * Adds requests, possibly a negative number, to the count of a day. KEYS: the account's limits. ARGV: the day, the
 * requests, seconds to keep the counts.
 */
const addToDay = `${clearDays}
local now = redis.call('BITFIELD', KEYS[1], 'GET', 'u32', 64, 'GET', 'u32', 96)
local day, today, days = tonumber(ARGV[1]), math.floor(now[1] / 64), now[1] % 64
if now[1] == 0 then
  redis.call('BITFIELD', KEYS[1], 'SET', 'u32', 64, 1)
  redis.call('EXPIRE', KEYS[1], ARGV[3])
end
if day > now[2] then clearDays(now[2], day) end
if day > now[2] - 64 then
  local isCounted = now[1] > 1 and day <= today and day > today - days
  redis.call('BITFIELD', KEYS[1], 'INCRBY', 'u32', 192 + day % 64 * 32, ARGV[2],
    'INCRBY', 'u62', 128, isCounted and ARGV[2] or 0)
end`;

export const add = `${addToDay}
return 1`;

/**
 * Gives back the unused rest of a slice. KEYS: as for `addToDay`, then the slices. ARGV: as for `addToDay`, then the
 * process, and nanoseconds of the bucket.
 */
export const giveBack = `${addToDay}
redis.call('HDEL', KEYS[2], ARGV[4])
redis.call('BITFIELD', KEYS[1], 'OVERFLOW', 'SAT', 'INCRBY', 'u63', 0, '-' .. ARGV[5])
return 1`;

/**
 * Takes a request from a quota. **Shape**: the number of requests then used in the period, or -1, and the number used
 * today.
 */
export const take = `${beginPeriod}
local q = 1
local function change()
  return redis.call('BITFIELD', KEYS[1], 'GET', 'u32', 64, ${quotaFields})
end
local function takeBack(r)
  if r[4] then redis.call('BITFIELD', KEYS[1], 'INCRBY', 'u32', 192 + ARGV[q + 3] % 64 * 32, '-' .. ARGV[q + 4]) end
end
local r = change()
if r[1] ~= tonumber(ARGV[q + 2]) then
  takeBack(r)
  beginPeriod(q)
  r = change()
end
if r[3] then return { r[3], r[4] } end
takeBack(r)
return { -1, r[4] - ARGV[q + 4] }`;

/**
 * Takes from a bucket. **Shape**: 1 if it had too few, otherwise 0; then its remaining time to fill. KEYS: the key with
 * its field. ARGV: the bucket's arguments, milliseconds to keep it if it has no counts.
 */
export const draw = `
local r = redis.call('BITFIELD', KEYS[1], 'GET', 'u32', 64, ${bucketFields})
if r[1] == 0 then redis.call('PEXPIRE', KEYS[1], ARGV[5]) end
if r[4] then return { 0, r[4] } end
return { 1, r[2] }`;
