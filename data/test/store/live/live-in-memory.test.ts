import { liveInMemory } from '../../../src/store/live/live-in-memory.js';
import { liveStoreCases } from './live-store-cases.js';

describe('a live store in memory', () => {
  liveStoreCases((base) => liveInMemory({ base }));
});
