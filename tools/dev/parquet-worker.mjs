// The thread that reads Parquet, for sources that are not compiled: Node 20 does not hand tsx down to its threads.
if (process.env.TEST_COMPILED_SERVER === '1') await import('../../data/dist/import/parquet/worker.js');
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../../data/src/import/parquet/worker.ts');
}
