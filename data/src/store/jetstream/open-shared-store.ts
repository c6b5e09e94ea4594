import type { SharedSetting, SharedStore } from './shared-store.js';

/**
 * Opens a store whose logs are in NATS JetStream. Returns at once, but the store is unavailable until it has read the
 * shared log. The NATS client is loaded only here.
 */
export async function openJetStreamStore(setting: SharedSetting): Promise<SharedStore> {
  return (await import('./jetstream-store.js')).jetStreamStore(setting);
}
