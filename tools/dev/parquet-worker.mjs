// The thread that reads Parquet, for a process that runs from sources. Node 20 does not hand tsx down to it; compiled code needs none.
if (process.env.TEST_COMPILED_SERVER === '1') await import('../../data/dist/import/parquet/worker.js');
else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../../data/src/import/parquet/worker.ts');
}
