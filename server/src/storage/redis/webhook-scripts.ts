/*
 * Scripts on subscriptions and their messages. Each runs atomically, and its keys are all on one node of a Cluster.
 * They never restore data of a subscription that was removed.
 */

/**
 * Appends messages to a subscription's queue. KEYS: subscriptions, progress, places, queue. ARGV: the ID, the journal
 * position, then the messages.
 */
export const enqueue = `
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then return 0 end
for i = 3, #ARGV do redis.call('HSET', KEYS[4], redis.call('HINCRBY', KEYS[3], ARGV[1], 1), ARGV[i]) end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return 1`;

/** Replaces a field of a hash if it has the expected value. KEYS: the hash. ARGV: the field, expected, new value. */
export const replaceIfEqual = `
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1`;

/**
 * Removes a subscription with all its data. KEYS: subscriptions, progress, places, queue, dead letters. ARGV: the ID.
 */
export const remove = `
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
redis.call('DEL', KEYS[4], KEYS[5])
return redis.call('HDEL', KEYS[1], ARGV[1])`;

/**
 * Moves a message from the queue to the dead letters. KEYS: queue, dead letters. ARGV: its position, its ID, the dead
 * letter.
 */
export const deadLetter = `
if redis.call('HDEL', KEYS[1], ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[3])
return 1`;

/**
 * Moves a dead letter to the end of the queue. KEYS: dead letters, places, queue. ARGV: the subscription's ID, the
 * message's ID, the message.
 */
export const redeliver = `
if redis.call('HDEL', KEYS[1], ARGV[2]) == 0 then return 0 end
redis.call('HSET', KEYS[3], redis.call('HINCRBY', KEYS[2], ARGV[1], 1), ARGV[3])
return 1`;

/** Takes or renews a lease, using the clock of Redis. KEYS: the lease. ARGV: the owner, milliseconds. */
export const lease = `
local owner = redis.call('GET', KEYS[1])
if owner and owner ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Ends a lease. KEYS: the lease. ARGV: the owner. */
export const release = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;
