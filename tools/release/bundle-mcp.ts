import { bundleMcp } from './bundle/bundle-mcp.js';

await bundleMcp();
