/*
 * npm reads a file of its cache for every package, all at once. Where a process may have few files open, as in an image that is built without a
 * daemon, they take turns: node --require tools/few-files-open.cjs.
 */
const { promises } = require('node:fs');

const MOST = 200;
const { readFile } = promises;
const waiting = [];
let open = 0;

promises.readFile = async (...given) => {
  if (open >= MOST) await new Promise((resolve) => { waiting.push(resolve); });
  open += 1;
  try {
    return await readFile(...given);
  } finally {
    open -= 1;
    waiting.shift()?.();
  }
};
