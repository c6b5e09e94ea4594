/*
 * npm opens a file of its cache for every package, all at once. Where a process may have few files open, as in an image that is built without a
 * daemon, whatever cannot be opened is tried again: node --require tools/dev/few-files-open.cjs.
 */
const fs = require('node:fs');
const { setTimeout } = require('node:timers');

const AGAIN_MILLISECONDS = 20;

const isTooMany = (error) => error?.code === 'EMFILE';

const promised =
  (work) =>
  async (...given) => {
    for (;;) {
      try {
        return await work(...given);
      } catch (error) {
        if (!isTooMany(error)) throw error;
        await new Promise((resolve) => {
          setTimeout(resolve, AGAIN_MILLISECONDS);
        });
      }
    }
  };

const calledBack =
  (work) =>
  (...given) => {
    const done = given.pop();
    const attempt = () => {
      work(...given, (error, ...found) => {
        if (isTooMany(error)) setTimeout(attempt, AGAIN_MILLISECONDS);
        else done(error, ...found);
      });
    };
    attempt();
  };

for (const name of ['open', 'opendir', 'readdir', 'readFile', 'writeFile', 'appendFile', 'copyFile']) {
  fs.promises[name] = promised(fs.promises[name]);
  fs[name] = calledBack(fs[name]);
}
