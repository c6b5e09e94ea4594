import type { SharedSetting, SharedStore } from './shared-store.js';

/**
 * Opens a store whose logs are in NATS JetStream. It is there at once, away until it has read the shared log. What
 * talks to NATS is not loaded without it.
 */
export async function openJetStreamStore(setting: SharedSetting): Promise<SharedStore> {
  return (await import('./jetstream-store.js')).jetStreamStore(setting);
}
